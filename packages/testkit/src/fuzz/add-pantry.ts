import { randomUUID } from "node:crypto";
import { type Query, putOnShelf } from "../orders-suite/index.ts";

/** Suppliers and consumables of one cafeteria. */
export type Pantry = {
  readonly supplierId: string;
  /** Without supplies. */
  readonly spareSupplierId: string;
  readonly supplyId: string;
  /** In no recipe. */
  readonly spareSupplyId: string;
  /** Made of the supply. */
  readonly preparedId: string;
};

export async function addPantry(query: Query, cafeteriaId: string, marker: string): Promise<Pantry> {
  const supplier = async (name: string): Promise<string> => {
    const id = randomUUID();
    await query("insert into supplier (id, cafeteria_id, name) values ($1, $2, $3)", [id, cafeteriaId, name]);
    return id;
  };
  const supplierId = await supplier(`Molino ${marker}`);
  const supply = async (name: string): Promise<string> => {
    const id = randomUUID();
    await query(
      `insert into consumable (id, cafeteria_id, type, name, unit, supplier_id, cost, waste, alert_level)
       values ($1, $2, 'RAW', $3, 'KILOGRAM', $4, 10000, 10, 500)`,
      [id, cafeteriaId, name, supplierId],
    );
    await putOnShelf(query, id, 1_000);
    return id;
  };
  const supplyId = await supply(`Harina ${marker}`);
  const preparedId = randomUUID();
  await query(
    `insert into consumable (id, cafeteria_id, type, name, unit, yield, alert_level)
     values ($1, $2, 'PREPARED', $3, 'PIECE', 1000, 0)`,
    [preparedId, cafeteriaId, `Masa ${marker}`],
  );
  await query(
    `insert into consumable_ingredient (cafeteria_id, consumable_id, ingredient_id, position, quantity)
     values ($1, $2, $3, 1, 250)`,
    [cafeteriaId, preparedId, supplyId],
  );
  return {
    supplierId,
    spareSupplierId: await supplier(`Granja ${marker}`),
    supplyId,
    spareSupplyId: await supply(`Azúcar ${marker}`),
    preparedId,
  };
}

/** What a file brought of a supply, so that undoing it moves something. */
export async function addMovementBatch(
  query: Query,
  { batchId, cafeteriaId, supplyId }: Readonly<Record<"batchId" | "cafeteriaId" | "supplyId", string>>,
): Promise<string> {
  await query(
    `with grown as (
       update consumable set available_quantity = available_quantity + 200, last_position = last_position + 1
        where id = $3 returning available_quantity, last_position), brought as (
       insert into consumable_movement (cafeteria_id, consumable_id, position, reason, quantity,
         resulting_available_quantity, at)
       select $2, $3, last_position, 'SUPPLIER_PURCHASE', 200, available_quantity, clock_timestamp() from grown
       returning id)
     insert into upload_batch_movement (batch_id, movement_id) select $1, id from brought`,
    [batchId, cafeteriaId, supplyId],
  );
  return batchId;
}
