import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { countEndpoints } from "@cantina/contract/counts";
import type { CafeteriaId, Id } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { instantOf } from "../orders/index.ts";
import type { Reader } from "../transactions/index.ts";
import { type CountHead, type CountPaging, countHead, headOf } from "./count-head.ts";

type Count = GivenDataOf<typeof countEndpoints.readStockCount>;
type Summary = GivenDataOf<typeof countEndpoints.listStockCounts>[number];
/** Newest first, with how many there are in all. */
export async function listCounts(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { offset, limit, reader }: CountPaging,
): Promise<{ readonly data: readonly Summary[]; readonly totalCount: number }> {
  const { rows } = await sql<CountHead & Pick<Summary, "products" | "differing" | "shortage">>`
    with page as (
      select * from stock_count where cafeteria_id = ${cafeteriaId} order by at desc, id desc limit ${limit} offset ${offset}
    )
    select ${countHead}, r.products, r.differing, r.shortage
      from page c
      join profile p on p.id = c.profile_id
      cross join lateral (
        select count(*) as products, count(*) filter (where counted <> expected) as differing,
               coalesce(sum(shortage), 0) as shortage
          from stock_count_row where count_id = c.id) r
     order by c.at desc, c.id desc`.execute(db);
  const counted = await sql<{ readonly total: number }>`
    select count(*) as total from stock_count where cafeteria_id = ${cafeteriaId}`.execute(db);
  return { data: rows.map((row) => headOf(row, reader)), totalCount: counted.rows[0]?.total ?? 0 };
}

/** undefined: there is no such count here. */
export async function readCount(
  db: Kysely<unknown>,
  {
    cafeteriaId,
    countId,
    reader,
  }: { readonly cafeteriaId: CafeteriaId; readonly countId: Id<"count">; readonly reader: Reader },
): Promise<Count | undefined> {
  const heads = await sql<CountHead>`
    select ${countHead} from stock_count c join profile p on p.id = c.profile_id
     where c.id = ${countId} and c.cafeteria_id = ${cafeteriaId}`.execute(db);
  const [found] = heads.rows;
  if (found === undefined) return undefined;
  const { rows } = await sql<Count["rows"][number]>`
    select r.product_id as "productId", v.name as "productName", ${instantOf("r.counted_at")} as "countedAt", r.counted,
           r.expected, r.counted - r.expected as difference, r.shortage, f.amount as units,
           f.resulting_stock as "resultingStock", r.superseded_by as "supersededBy"
      from stock_count_row r
      join stock_flow f on f.id = r.record_id
      join product p on p.id = r.product_id
      join product_version v on v.product_id = p.id and v.version = p.current_version
     where r.count_id = ${countId}
     order by v.name collate by_name, p.id`.execute(db);
  return { ...headOf(found, reader), rows };
}
