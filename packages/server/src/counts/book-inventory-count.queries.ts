import { BrokenInvariant, type CafeteriaId, type Id, type Instant, type ProfileId } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";
import { bookMovements } from "../consumption/index.ts";
import type { JudgedConsumable } from "./judge-inventory-count.ts";

export type InventoryCountToBook = {
  readonly id: Id<"count">;
  readonly cafeteriaId: CafeteriaId;
  readonly profileId: ProfileId;
  readonly tabId: string | null;
  readonly at: Instant;
  readonly rows: readonly JudgedConsumable[];
};

/** Under the lock of the pantry. From now on it is known what there is of each. COUNT-02 COUNT-04 COUNT-12 */
export async function bookInventoryCount(trx: Transaction<unknown>, count: InventoryCountToBook): Promise<void> {
  const { id: countId, cafeteriaId, profileId, tabId, at, rows } = count;
  await sql`
    insert into inventory_count (id, cafeteria_id, profile_id, at)
    values (${countId}, ${cafeteriaId}, ${profileId}, ${at}::timestamptz)`.execute(trx);
  const booked = await bookMovements(
    trx,
    { cafeteriaId, profileId, tabId, at },
    rows.map(({ consumableId, moves }) => ({ consumableId, reason: "COUNT", quantity: moves, countId })),
  );
  const records = new Map(booked.map(({ id, consumableId }) => [consumableId, id]));
  const told = JSON.stringify(
    rows.map(({ consumableId, countedAt, counted, expected, unitCost, differenceCost, supersededBy }) => {
      const record = records.get(consumableId);
      if (record === undefined) throw new BrokenInvariant("each row has its record");
      return {
        consumable_id: consumableId,
        counted_at: countedAt,
        counted,
        expected,
        unit_cost: unitCost,
        difference_cost: differenceCost,
        record_id: record,
        superseded_by: supersededBy,
      };
    }),
  );
  await sql`
    with told as (
      select * from json_to_recordset(${told}) as t(consumable_id uuid, counted_at timestamptz, counted bigint,
        expected bigint, unit_cost bigint, difference_cost bigint, record_id bigint, superseded_by uuid)
    ), known as (
      update consumable c set needs_count = false from told t where c.id = t.consumable_id and c.needs_count
    )
    insert into inventory_count_row (count_id, cafeteria_id, consumable_id, counted_at, counted, expected, unit_cost,
      difference_cost, record_id, superseded_by)
    select ${countId}, ${cafeteriaId}, consumable_id, counted_at, counted, expected, unit_cost, difference_cost,
           record_id, superseded_by
      from told`.execute(trx);
}
