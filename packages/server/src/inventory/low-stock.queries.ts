import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { movementEndpoints } from "@cantina/contract/inventory";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";

type Low = GivenDataOf<typeof movementEndpoints.listLowStock>[number];

/** By name. INVENTORY-15 */
export async function listLow(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly Low[]> {
  const { rows } = await sql<Low>`
    select c.id as "consumableId", c.name as "consumableName", c.unit, c.available_quantity as "availableQuantity",
           c.alert_level as "alertLevel",
           (select a.id from low_stock_alert a where a.consumable_id = c.id order by a.id desc limit 1) as "alertId"
      from consumable c
     where c.cafeteria_id = ${cafeteriaId} and c.status = 'ENABLED' and c.available_quantity <= c.alert_level
     order by c.name collate by_name, c.id`.execute(db);
  return rows;
}

/** That somebody edited what decides whether it is low. */
export async function tellLowStock(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  consumableId: string,
): Promise<void> {
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    values (${cafeteriaId}, 'changed', 'lowStock', ${consumableId}, null)`.execute(trx);
}
