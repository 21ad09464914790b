import type { ClosedDays } from "@cantina/domain/cafeteria";
import type { CafeteriaId, TimeZone } from "@cantina/domain/kernel";
import type { BatchProduct, PlannedProduct, ProductUploadFacts } from "@cantina/domain/uploads";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import { closedDaysOfC } from "../cafeteria/index.ts";
import { type Batch, insertBatch } from "./upload-batch.queries.ts";

export type UploadPlace = Pick<ProductUploadFacts, "categories" | "products"> & {
  readonly zone: TimeZone;
  readonly closed: ClosedDays;
};

/** Two uploads must not both find a title free. */
export async function lockCategories(trx: Transaction<unknown>, cafeteriaId: CafeteriaId): Promise<void> {
  await sql`
    select 1 from category where cafeteria_id = ${cafeteriaId} and status = 'ENABLED' order by id
       for no key update`.execute(trx);
}

export async function readUploadPlace(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<UploadPlace> {
  const { rows } = await sql<UploadPlace>`
    select tz_name as zone, ${closedDaysOfC} as closed,
           coalesce((select json_agg(json_build_object('id', k.id, 'name', k.name) order by k.position, k.id)
             from category k where k.cafeteria_id = c.id and k.status = 'ENABLED'), '[]') as categories,
           coalesce((select json_agg(json_build_object('name', v.name, 'categoryId', p.category_id))
             from product p join product_version v on v.product_id = p.id and v.version = p.current_version
            where p.cafeteria_id = c.id and p.status = 'ENABLED'), '[]') as products
      from cafeteria c where id = ${cafeteriaId}`.execute(db);
  if (rows[0] === undefined) throw new BrokenInvariant("a token's cafeteria is there");
  return rows[0];
}

type NewRow = PlannedProduct & { readonly id: string };

/** All products of a file, after those that their categories have already. SHEET-05 */
export async function insertProducts(
  trx: Transaction<unknown>,
  batch: Batch,
  products: readonly NewRow[],
): Promise<void> {
  const rows = JSON.stringify(
    products.map((product, index) => ({
      id: product.id,
      place: index + 1,
      name: product.name,
      description: product.description,
      category_id: product.categoryId,
      price: product.price,
      display_dates: product.displayDates,
    })),
  );
  const given = sql`json_to_recordset(${rows}::json) as r(id uuid, place integer, name text, description text,
    category_id uuid, price bigint, display_dates date[])`;
  await insertBatch(trx, "PRODUCTS", batch);
  await sql`
    insert into product (id, cafeteria_id, category_id, position, description, display_dates)
    select r.id, ${batch.cafeteriaId}, r.category_id, coalesce(last.position, 0) + r.place, r.description,
           coalesce(r.display_dates, '{}')
      from ${given}
      left join (select category_id, max(position) as position from product
                  where cafeteria_id = ${batch.cafeteriaId} group by category_id) last
        on last.category_id = r.category_id`.execute(trx);
  await sql`
    insert into product_version (product_id, version, name, price) select r.id, 1, r.name, r.price from ${given}`.execute(
    trx,
  );
  await sql`insert into upload_batch_product (batch_id, product_id) select ${batch.id}, r.id from ${given}`.execute(
    trx,
  );
}

/** Locks what a batch made, and tells it. */
export async function lockProductsOf(trx: Transaction<unknown>, batchId: string): Promise<readonly BatchProduct[]> {
  await sql`
    select 1 from product where id in (select product_id from upload_batch_product where batch_id = ${batchId})
     order by id for no key update`.execute(trx);
  const { rows } = await sql<BatchProduct>`
    select p.id, v.name, p.status = 'DELETED' as "isDeleted",
           exists (select from transaction_item i where i.product_id = p.id) as "isSold",
           p.revision > 1 or p.current_version > 1 or p.current_stock is not null or exists (
             select from coupon_product k where k.product_id = p.id) or exists (
             select from promotion_item i where i.product_id = p.id) as "isEdited"
      from upload_batch_product b
      join product p on p.id = b.product_id
      join product_version v on v.product_id = p.id and v.version = p.current_version
     where b.batch_id = ${batchId} order by p.category_id, p.position`.execute(trx);
  return rows;
}
