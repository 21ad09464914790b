import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { inventoryCountEndpoints } from "@cantina/contract/counts";
import type { CafeteriaId, Id } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { instantOf } from "../orders/index.ts";
import type { Reader } from "../transactions/index.ts";
import { type CountHead, type CountPaging, countHead, headOf } from "./count-head.ts";

type Count = GivenDataOf<typeof inventoryCountEndpoints.readInventoryCount>;
type Summary = GivenDataOf<typeof inventoryCountEndpoints.listInventoryCounts>[number];

/** Newest first, with how many there are in all. */
export async function listInventoryCounts(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { offset, limit, reader }: CountPaging,
): Promise<{ readonly data: readonly Summary[]; readonly totalCount: number }> {
  const { rows } = await sql<CountHead & Pick<Summary, "consumables" | "differing" | "differenceCost">>`
    with page as (
      select * from inventory_count where cafeteria_id = ${cafeteriaId}
       order by at desc, id desc limit ${limit} offset ${offset}
    )
    select ${countHead}, r.consumables, r.differing, r.cost as "differenceCost"
      from page c
      join profile p on p.id = c.profile_id
      cross join lateral (
        select count(*) as consumables, count(*) filter (where counted <> expected) as differing,
               coalesce(sum(difference_cost), 0)::bigint as cost
          from inventory_count_row where count_id = c.id) r
     order by c.at desc, c.id desc`.execute(db);
  const counted = await sql<{ readonly total: number }>`
    select count(*) as total from inventory_count where cafeteria_id = ${cafeteriaId}`.execute(db);
  return { data: rows.map((row) => headOf(row, reader)), totalCount: counted.rows[0]?.total ?? 0 };
}

type Wanted = { readonly cafeteriaId: CafeteriaId; readonly countId: Id<"count">; readonly reader: Reader };

/** undefined: there is no such count here. */
export async function readInventoryCount(
  db: Kysely<unknown>,
  { cafeteriaId, countId, reader }: Wanted,
): Promise<Count | undefined> {
  const heads = await sql<CountHead>`
    select ${countHead} from inventory_count c join profile p on p.id = c.profile_id
     where c.id = ${countId} and c.cafeteria_id = ${cafeteriaId}`.execute(db);
  const [found] = heads.rows;
  if (found === undefined) return undefined;
  const { rows } = await sql<Count["rows"][number]>`
    select r.consumable_id as "consumableId", c.name as "consumableName", c.unit,
           ${instantOf("r.counted_at")} as "countedAt", r.counted, r.expected, r.counted - r.expected as difference,
           r.difference_cost as "differenceCost", m.resulting_available_quantity as "resultingAvailableQuantity",
           r.superseded_by as "supersededBy"
      from inventory_count_row r
      join consumable_movement m on m.id = r.record_id
      join consumable c on c.id = r.consumable_id
     where r.count_id = ${countId}
     order by c.name collate by_name, c.id`.execute(db);
  return { ...headOf(found, reader), rows };
}
