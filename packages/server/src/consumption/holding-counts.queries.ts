import type { HoldingCount } from "@cantina/domain/counts";
import type { ConsumableId } from "@cantina/domain/inventory";
import type { Id, Instant } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type KnownCount = HoldingCount & { readonly id: Id<"count"> };

/** Of each consumable that was counted at that instant or after it the count that holds. COUNT-06 COUNT-10 */
export async function readHoldingCounts(
  db: Kysely<unknown>,
  cafeteriaId: string,
  since: Instant,
): Promise<ReadonlyMap<ConsumableId, KnownCount>> {
  const { rows } = await sql<KnownCount & { readonly consumableId: ConsumableId }>`
    select distinct on (consumable_id) consumable_id as "consumableId", count_id as id,
           iso_instant(counted_at) as "countedAt"
      from inventory_count_row
     where cafeteria_id = ${cafeteriaId} and counted_at >= ${since}::timestamptz and superseded_by is null
     order by consumable_id, counted_at desc, record_id desc`.execute(db);
  return new Map(rows.map(({ consumableId, id, countedAt }) => [consumableId, { id, countedAt }]));
}
