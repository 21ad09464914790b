import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { stockEndpoints } from "@cantina/contract/stock";
import type { CafeteriaId, Instant, ProductId } from "@cantina/domain/kernel";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { instantOf } from "../orders/index.ts";
import { latestBefore } from "./latest-record.queries.ts";
import { type Reader, personOf } from "../transactions/index.ts";

type StockRecord = GivenDataOf<typeof stockEndpoints.createStockRecord>;
type Row = Omit<StockRecord, "seller"> & { readonly sellerName: string | null; readonly sellerStatus: string | null };

const recordsOf = (from: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select f.id, ${instantOf("f.date_time")} as "dateTime", f.product_id as "productId", v.name as "productName",
         f.seller_id as "sellerId", s.username as "sellerName", s.status as "sellerStatus", f.type,
         case f.type when 'COUNT' then f.amount else abs(f.amount) end as amount, f.description, f.transaction_id as "transactionId", t.status as "transactionStatus",
         f.count_id as "countId", f.resulting_stock as "resultingStock"
    from ${from} f
    join product p on p.id = f.product_id
    join product_version v on v.product_id = p.id and v.version = p.current_version
    left join profile s on s.id = f.seller_id
    left join transaction t on t.id = f.transaction_id
   order by ${order}`;

/** Those of one product as they were booked, whatever their dates. STOCK-09 */
const newestOf = (productId: ProductId | undefined): RawBuilder<unknown> =>
  productId === undefined ? sql`f.date_time desc, f.id desc` : sql`f.id desc`;

function recordOf({ sellerName, sellerStatus, ...row }: Row, reader: Reader): StockRecord {
  return { ...row, seller: personOf(sellerName, sellerStatus, reader) };
}

/** One that was just written. */
export async function readStockRecord(db: Kysely<unknown>, recordId: number, reader: Reader): Promise<StockRecord> {
  const { rows } = await recordsOf(sql`(select * from stock_flow where id = ${recordId})`, newestOf(undefined)).execute(
    db,
  );
  if (rows[0] === undefined) throw new BrokenInvariant("a record that was written is there");
  return recordOf(rows[0], reader);
}

export type RecordFilter = {
  readonly cafeteriaId: CafeteriaId;
  readonly productId: ProductId | undefined;
  readonly range: { readonly from: Instant | null; readonly until: Instant | null };
};

const sinceOf = (productId: ProductId | undefined, from: Instant): RawBuilder<unknown> =>
  productId === undefined
    ? sql`date_time >= ${from}::timestamptz`
    : sql`id > coalesce((select id from ${latestBefore(sql`${productId}::uuid`, from)} l), 0)`;

const untilOf = (productId: ProductId | undefined, until: Instant): RawBuilder<unknown> =>
  productId === undefined
    ? sql`date_time < ${until}::timestamptz`
    : sql`id <= (select id from ${latestBefore(sql`${productId}::uuid`, until)} l)`;

function conditionOf({ cafeteriaId, productId, range: { from, until } }: RecordFilter): RawBuilder<unknown> {
  // Only what was asked for, so that each finds its index.
  const conditions = [
    sql`cafeteria_id = ${cafeteriaId}`,
    productId === undefined ? null : sql`product_id = ${productId}`,
    from === null ? null : sinceOf(productId, from),
    until === null ? null : untilOf(productId, until),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  );
}

/** Newest first, with how many there are in all. */
export async function listRecords(
  db: Kysely<unknown>,
  filter: RecordFilter,
  { offset, limit, reader }: { readonly offset: number; readonly limit: number; readonly reader: Reader },
): Promise<{ readonly data: readonly StockRecord[]; readonly totalCount: number }> {
  const [condition, order] = [conditionOf(filter), newestOf(filter.productId)];
  const page = sql`(
    select * from stock_flow f where ${condition} order by ${order} limit ${limit} offset ${offset})`;
  const { rows } = await recordsOf(page, order).execute(db);
  const counted = await sql<{ readonly total: number }>`
    select count(*) as total from stock_flow where ${condition}`.execute(db);
  return { data: rows.map((row) => recordOf(row, reader)), totalCount: counted.rows[0]?.total ?? 0 };
}
