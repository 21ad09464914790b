import type { CountableThing, CountedShelf } from "@cantina/domain/counts";
import type { ConsumableId, Unit } from "@cantina/domain/inventory";
import type { CafeteriaId, Instant } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type InventoryCountFacts = CountableThing &
  CountedShelf & {
    readonly consumableId: ConsumableId;
    readonly consumableName: string;
    readonly unit: Unit;
  };

type Asked = {
  readonly cafeteriaId: CafeteriaId;
  readonly instants: ReadonlyMap<ConsumableId, Instant>;
  /** The earliest of them. */
  readonly since: Instant;
  readonly now: Instant;
};

/**
 * What the books know of each consumable at its instant; who is unknown has no row. By when each movement happened and
 * not by the order of booking, since what orders took is booked after it. What is dated after the present was dated by
 * a clock that was ahead, and was before. COUNT-01 COUNT-02 COUNT-12
 */
export async function readInventoryCountFacts(
  db: Kysely<unknown>,
  { cafeteriaId, instants, since, now }: Asked,
): Promise<readonly InventoryCountFacts[]> {
  const rows = JSON.stringify([...instants].map(([id, at]) => ({ id, at })));
  const result = await sql<InventoryCountFacts>`
    with asked as materialized (
      select a.id, a.at from json_to_recordset(${rows}) as a(id uuid, at timestamptz)
    ), moved as (
      select a.id, sum(m.quantity)::bigint as quantity
        from asked a
        join consumable_movement m on m.consumable_id = a.id and m.reason <> 'COUNT'
        left join consumption k on k.id = m.consumption_id
       -- Nothing is booked before it happened.
       where m.cafeteria_id = ${cafeteriaId} and m.at > ${since}::timestamptz and m.at > a.at
         and coalesce(k.happened_at, m.at) > a.at and coalesce(k.happened_at, m.at) <= ${now}::timestamptz
         -- What a file had brought and was undone never came. COUNT-13
         and not exists (
           select from consumable_movement o
            where o.id = m.undoes_id and (o.at <= a.at or o.at > ${now}::timestamptz))
       group by a.id
    )
    select c.id as "consumableId", c.name as "consumableName", c.unit, c.status = 'DELETED' as "isDeleted",
           iso_instant(coalesce(
             case when place.inventory_since <= ${now}::timestamptz then place.inventory_since end,
             '1970-01-01'::timestamptz)) as "keptSince",
           c.available_quantity as available, 0 as reserved, coalesce(moved.quantity, 0) as "movedSince"
      from asked a
      join consumable c on c.id = a.id and c.cafeteria_id = ${cafeteriaId}
      join cafeteria place on place.id = c.cafeteria_id
      left join moved on moved.id = a.id`.execute(db);
  return result.rows;
}
