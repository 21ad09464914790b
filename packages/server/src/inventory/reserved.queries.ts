import type { ConsumableId, PendingPortions, Portions, Quantity } from "@cantina/domain/inventory";
import type { CafeteriaId, Instant } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

type Row = {
  readonly consumableId: ConsumableId;
  readonly quantity: Quantity;
  readonly units: number;
  readonly isForToday: boolean;
};

/** What pending orders hold, by the recipes of the versions that were sold, of their promotions' items too. INVENTORY-23 */
export async function pendingPortionsOf(
  db: Kysely<unknown>,
  { cafeteriaId, tomorrow }: { readonly cafeteriaId: CafeteriaId; readonly tomorrow: Instant },
): Promise<PendingPortions> {
  const { rows } = await sql<Row>`
    with pending as (
      select id, coalesce(pick_up_date_time < ${tomorrow}::timestamptz, true) as is_for_today from transaction
       where cafeteria_id = ${cafeteriaId} and status = 'STARTED' and order_type = 'ORDER'
    ), held as (
      select i.product_id, i.product_version, i.quantity, t.is_for_today
        from pending t join transaction_item i on i.transaction_id = t.id where i.product_id is not null
       union all
      select h.product_id, coalesce(h.product_version, p.current_version), h.quantity * i.quantity, t.is_for_today
        from pending t
        join sold_promotion_item h on h.transaction_id = t.id
        join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
        join product p on p.id = h.product_id
    ), units as (
      select product_id, product_version, is_for_today, sum(quantity) as units
        from held group by product_id, product_version, is_for_today
    )
    select g.consumable_id as "consumableId", g.quantity, u.units, u.is_for_today as "isForToday"
      from units u join product_ingredient g on g.product_id = u.product_id and g.version = u.product_version`.execute(
    db,
  );
  const portionsOf = (isForToday: boolean): readonly Portions[] =>
    rows
      .filter((row) => row.isForToday === isForToday)
      .map(({ units, consumableId, quantity }) => ({ units, ingredients: [{ consumableId, quantity }] }));
  return { today: portionsOf(true), future: portionsOf(false) };
}
