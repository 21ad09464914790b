import type { CafeteriaId, ProductId } from "@cantina/domain/kernel";
import type { DecidedChange } from "@cantina/domain/stock";
import type { BatchRecord, PlannedStock, UploadableProduct } from "@cantina/domain/uploads";
import { type Kysely, type Transaction, sql } from "kysely";
import { type Batch, insertBatch } from "./upload-batch.queries.ts";

export async function readUploadableProducts(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<readonly UploadableProduct[]> {
  const { rows } = await sql<UploadableProduct>`
    select p.id, v.name, k.name as "categoryName", p.type, p.current_stock as "currentStock"
      from product p
      join product_version v on v.product_id = p.id and v.version = p.current_version
      join category k on k.id = p.category_id
     where p.cafeteria_id = ${cafeteriaId} and p.status = 'ENABLED'`.execute(db);
  return rows;
}

/** Nobody sells or moves them meanwhile. */
export async function lockProducts(trx: Transaction<unknown>, ids: readonly ProductId[]): Promise<void> {
  await sql`select 1 from product where id = any(${ids}::uuid[]) order by id for no key update`.execute(trx);
}

type StockToWrite = Pick<DecidedChange, "type" | "units" | "stock"> & {
  readonly productId: ProductId;
  readonly description: string;
};

/** Of locked products; the id of each product's record. */
async function writeRecords(
  trx: Transaction<unknown>,
  { cafeteriaId, profileId, at }: Omit<Batch, "id">,
  records: readonly StockToWrite[],
): Promise<ReadonlyMap<ProductId, number>> {
  const given = sql`json_to_recordset(${JSON.stringify(
    records.map(({ productId, ...record }, place) => ({ ...record, place, product_id: productId })),
  )}::json) as r(place integer, product_id uuid, type text, units integer, stock integer, description text)`;
  const { rows } = await sql<{ readonly productId: ProductId; readonly recordId: number }>`
    with changed as (update product p set current_stock = r.stock from ${given} where p.id = r.product_id)
    insert into stock_flow (cafeteria_id, product_id, type, amount, description, seller_id, date_time)
    select ${cafeteriaId}, r.product_id, r.type, r.units, r.description, ${profileId}, ${at}::timestamptz
      from ${given} order by r.place
    returning product_id as "productId", id as "recordId"`.execute(trx);
  return new Map(rows.map(({ productId, recordId }) => [productId, recordId]));
}

/** All records of a file. SHEET-05 */
export async function insertStock(
  trx: Transaction<unknown>,
  batch: Batch,
  records: readonly PlannedStock[],
): Promise<void> {
  await insertBatch(trx, "STOCK", batch);
  const written = await writeRecords(trx, batch, records);
  await sql`
    insert into upload_batch_record (batch_id, record_id)
    select ${batch.id}, unnest(${[...written.values()]}::bigint[])`.execute(trx);
}

/** Locks what a batch moved, and tells what of it still counts. */
export async function lockRecordsOf(trx: Transaction<unknown>, batchId: string): Promise<readonly BatchRecord[]> {
  const still = sql`upload_batch_record b join stock_flow f on f.id = b.record_id
    where b.batch_id = ${batchId} and b.opposite_id is null`;
  const { rows: moved } = await sql<{ readonly id: ProductId }>`select f.product_id as id from ${still}`.execute(trx);
  const ids = moved.map(({ id }) => id);
  await lockProducts(trx, ids);
  const { rows } = await sql<BatchRecord>`
    select f.id as "recordId", p.id as "productId", v.name, f.type, f.amount as units,
           json_build_object('type', p.type, 'currentStock', p.current_stock) as product,
           p.status = 'DELETED' or exists (
             select from stock_flow e where e.product_id = p.id and e.id > f.id and e.type = 'CLEAR_STOCK') as "hasEnded",
           exists (
             select from stock_count_row r
              where r.product_id = p.id and r.counted_at >= f.date_time and r.record_id > f.id
                and r.superseded_by is null) as "isCounted"
      from (select f.* from ${still}) f
      join product p on p.id = f.product_id
      join product_version v on v.product_id = p.id and v.version = p.current_version
     order by f.id`.execute(trx);
  return rows;
}

export type Opposite = StockToWrite & { readonly recordId: number };

/** Each once: the record that it takes back is marked with it. The id of each product's opposite. */
export async function writeOpposites(
  trx: Transaction<unknown>,
  batch: Batch,
  opposites: readonly Opposite[],
): Promise<ReadonlyMap<ProductId, number>> {
  const written = await writeRecords(trx, batch, opposites);
  const pairs = opposites.map(({ recordId, productId }) => ({ record: recordId, opposite: written.get(productId) }));
  await sql`
    update upload_batch_record b set opposite_id = r.opposite
      from json_to_recordset(${JSON.stringify(pairs)}::json) as r(record bigint, opposite bigint)
     where b.batch_id = ${batch.id} and b.record_id = r.record`.execute(trx);
  return written;
}
