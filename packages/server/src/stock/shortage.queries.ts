import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { stockEndpoints } from "@cantina/contract/stock";
import type { CafeteriaId, Instant, ProductId, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import { instantOf } from "../orders/index.ts";
import { type Reader, personOf } from "../transactions/index.ts";

type Open = { readonly productId: ProductId; readonly missing: number };

/** Whose product is to be locked first, as sales and counts do; undefined: it is unknown or resolved. */
export async function findOpenShortage(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  shortageId: string,
): Promise<Open | undefined> {
  const { rows } = await sql<Open>`
    select product_id as "productId", quantity as missing from stock_shortage
     where id = ${shortageId} and cafeteria_id = ${cafeteriaId} and resolved_at is null`.execute(trx);
  return rows[0];
}

type Resolution = { readonly recordId: number; readonly by: ProfileId; readonly at: Instant };

/** Whether it was open. The correction is the record that took out what was missing. STOCK-10 */
export async function resolveShortage(
  trx: Transaction<unknown>,
  shortageId: string,
  { recordId, correctionId, by, at }: Resolution & { readonly correctionId: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update stock_shortage
       set resolved_at = ${at}::timestamptz, resolved_by = ${by}, resolved_by_record = ${recordId},
           correction_record = ${correctionId}
     where id = ${shortageId} and resolved_at is null`.execute(trx);
  return numAffectedRows === 1n;
}

/** All of products whose stock ends, by the records that end it. STOCK-10 */
export async function resolveShortagesOf(
  trx: Transaction<unknown>,
  endedBy: ReadonlyMap<ProductId, number>,
  { by, at }: Omit<Resolution, "recordId">,
): Promise<void> {
  await sql`
    update stock_shortage s
       set resolved_at = ${at}::timestamptz, resolved_by = ${by}, resolved_by_record = e.record_id
      from unnest(${[...endedBy.keys()]}::uuid[], ${[...endedBy.values()]}::bigint[]) e (product_id, record_id)
     where s.product_id = e.product_id and s.resolved_at is null`.execute(trx);
}

type Resolved = GivenDataOf<typeof stockEndpoints.listResolvedShortages>[number];
type Row = Omit<Resolved, "resolvedBy"> & {
  readonly resolverName: string | null;
  readonly resolverStatus: string | null;
};

/** The last resolved one first, with how many there are in all. STOCK-10 */
export async function listResolved(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { offset, limit, reader }: { readonly offset: number; readonly limit: number; readonly reader: Reader },
): Promise<{ readonly data: readonly Resolved[]; readonly totalCount: number }> {
  const { rows } = await sql<Row>`
    select h.id, h.product_id as "productId", v.name, h.quantity, h.transaction_id as "orderId",
           h.count_id as "countId", ${instantOf("h.resolved_at")} as "resolvedAt", s.username as "resolverName",
           s.status as "resolverStatus",
           case when f.id is not null then json_build_object('id', f.id, 'type', f.type,
             'amount', case f.type when 'COUNT' then f.amount else abs(f.amount) end,
             'description', f.description, 'countId', f.count_id) end as record
      from stock_shortage h
      join product p on p.id = h.product_id
      join product_version v on v.product_id = p.id and v.version = p.current_version
      left join profile s on s.id = h.resolved_by
      left join stock_flow f on f.id = h.resolved_by_record
     where h.cafeteria_id = ${cafeteriaId} and h.resolved_at is not null
     order by h.resolved_at desc, h.resolved_by_record desc nulls last, h.id limit ${limit} offset ${offset}`.execute(
    db,
  );
  const counted = await sql<{ readonly total: number }>`
    select count(*) as total from stock_shortage
     where cafeteria_id = ${cafeteriaId} and resolved_at is not null`.execute(db);
  const data = rows.map(({ resolverName, resolverStatus, ...row }) => ({
    ...row,
    resolvedBy: personOf(resolverName, resolverStatus, reader),
  }));
  return { data, totalCount: counted.rows[0]?.total ?? 0 };
}
