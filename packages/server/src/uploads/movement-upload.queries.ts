import type { CafeteriaId } from "@cantina/domain/kernel";
import type { ConsumableId, Quantity } from "@cantina/domain/inventory";
import type { BatchMovement, UploadableConsumable } from "@cantina/domain/uploads";
import { type Kysely, type Transaction, sql } from "kysely";
import { consumablesOf, pantryItemOf } from "../consumables/index.ts";
import { type Batch, insertBatch } from "./upload-batch.queries.ts";

export async function readUploadableConsumables(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<readonly UploadableConsumable[]> {
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`
    select id, name from supplier where cafeteria_id = ${cafeteriaId}`.execute(db);
  const suppliers = new Map(rows.map(({ id, name }) => [id, name]));
  return (await consumablesOf(db, cafeteriaId)).map((row) => ({
    ...pantryItemOf(row),
    name: row.name,
    unit: row.unit,
    supplierName: row.supplierId === null ? null : (suppliers.get(row.supplierId) ?? ""),
  }));
}

/** That these are of a file; the ingredients of a preparation are found by it. */
export async function insertMovementBatch(
  trx: Transaction<unknown>,
  batch: Batch,
  movementIds: readonly number[],
): Promise<void> {
  await insertBatch(trx, "MOVEMENTS", batch);
  await sql`
    insert into upload_batch_movement (batch_id, movement_id)
    select ${batch.id}, unnest(${movementIds}::bigint[])`.execute(trx);
}

/** What of a batch still counts. */
export async function movementsOf(trx: Transaction<unknown>, batchId: string): Promise<readonly BatchMovement[]> {
  const { rows } = await sql<BatchMovement>`
    select m.id as "movementId", m.consumable_id as "consumableId", c.name, m.reason, m.quantity,
           c.status = 'DELETED' as "isDeleted",
           exists (
             select from inventory_count_row r
              where r.cafeteria_id = m.cafeteria_id and r.counted_at >= m.at and r.record_id > m.id
                and r.superseded_by is null
                and (r.consumable_id = m.consumable_id or r.consumable_id in (
                  select i.consumable_id from consumable_movement i where i.preparation_id = m.id))) as "isCounted",
           coalesce((select jsonb_agg(jsonb_build_object('movementId', i.id, 'consumableId', i.consumable_id,
                                                         'quantity', -i.quantity) order by i.id)
                       from consumable_movement i where i.preparation_id = m.id), '[]') as ingredients
      from upload_batch_movement b
      join consumable_movement m on m.id = b.movement_id
      join consumable c on c.id = m.consumable_id
     where b.batch_id = ${batchId} and not exists (select from consumable_movement u where u.undoes_id = m.id)
     order by m.id`.execute(trx);
  return rows;
}

/** Exact only under the lock of the pantry. */
export async function stockOfAll(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<ReadonlyMap<ConsumableId, Quantity>> {
  const { rows } = await sql<{ readonly id: ConsumableId; readonly left: Quantity }>`
    select id, available_quantity as left from consumable where cafeteria_id = ${cafeteriaId}`.execute(trx);
  return new Map(rows.map(({ id, left }) => [id, left]));
}
