import type { ProductDraft } from "@cantina/domain/catalog-editing";
import type { CafeteriaId, ProductId, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { insertItems } from "./promotion.queries.ts";

type NewProduct = ProductDraft & {
  readonly initialStock: number | null;
  readonly pictureId: string | null;
};

/** Only a promotion has items. */
export type Version = Partial<Pick<ProductDraft, "items">> &
  Pick<ProductDraft, "name" | "price" | "cost" | "classPrices" | "ingredients"> & {
    readonly productId: string;
    readonly version: number;
  };

/** What orders will name: never changed after this. */
export async function insertVersion(trx: Kysely<unknown>, made: Version): Promise<void> {
  const { productId, version, name, price, cost, classPrices, ingredients } = made;
  await sql`
    insert into product_version (product_id, version, name, price, cost)
    values (${productId}, ${version}, ${name}, ${price}, ${cost})`.execute(trx);
  await sql`
    insert into product_class_price (product_id, version, class_id, price)
    select ${productId}, ${version}, class_id, price
      from unnest(${classPrices.map(({ classId }) => classId)}::uuid[], ${classPrices.map((row) => row.price)}::bigint[])
        k (class_id, price)`.execute(trx);
  if (ingredients.length > 0)
    await sql`
      insert into product_ingredient (product_id, version, consumable_id, position, quantity)
      select ${productId}, ${version}, consumable_id, place, quantity
        from unnest(${ingredients.map((one) => one.consumableId)}::uuid[], ${ingredients.map((one) => one.quantity)}::bigint[])
          with ordinality i (consumable_id, quantity, place)`.execute(trx);
  await insertItems(trx, { productId, version, items: made.items ?? [] });
}

/** undefined: another product has the barcode. */
export async function insertProduct(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  sellerId: ProfileId,
  wanted: NewProduct,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into product (cafeteria_id, type, category_id, position, description, current_stock, daily_limit, barcode, shown_in_app, picture_id,
                         hidden_for_classes, display_dates, own_allergens, seals)
    select ${cafeteriaId}, ${wanted.type}, ${wanted.categoryId}, coalesce(max(position), 0) + 1, ${wanted.description}, ${wanted.initialStock}::int,
           ${wanted.dailyLimit}::int, ${wanted.barcode}::text, ${wanted.shownInApp}::boolean, ${wanted.pictureId}::text,
           ${wanted.hiddenForClasses}::uuid[], ${wanted.displayDates}::date[], ${wanted.ownAllergens}::text[],
           ${wanted.seals}::text[]
      from product where category_id = ${wanted.categoryId}
    on conflict (cafeteria_id, barcode) where barcode is not null and status = 'ENABLED' do nothing
    returning id`.execute(trx);
  const productId = rows[0]?.id;
  if (productId === undefined) return undefined;
  await insertVersion(trx, { ...wanted, productId, version: 1 });
  if (wanted.initialStock !== null) {
    await sql`
      insert into stock_flow (cafeteria_id, product_id, type, amount, seller_id)
      values (${cafeteriaId}, ${productId}, 'INITIALIZE_STOCK', ${wanted.initialStock}, ${sellerId})`.execute(trx);
  }
  return productId;
}

type ChangedProduct = ProductDraft & {
  readonly productId: ProductId;
  /** Its next version; null: what orders were priced from stays. */
  readonly nextVersion: number | null;
  readonly pictureId: string | null;
};

/** Writes all that may be set; in another category the product comes last. */
export async function writeProduct(trx: Kysely<unknown>, wanted: ChangedProduct): Promise<void> {
  if (wanted.nextVersion !== null) await insertVersion(trx, { ...wanted, version: wanted.nextVersion });
  await sql`
    update product p
       set revision = p.revision + 1, current_version = coalesce(${wanted.nextVersion}::int, p.current_version),
           description = ${wanted.description}, daily_limit = ${wanted.dailyLimit}::int,
           barcode = ${wanted.barcode}::text, shown_in_app = ${wanted.shownInApp}::boolean,
           picture_id = ${wanted.pictureId}::text, hidden_for_classes = ${wanted.hiddenForClasses}::uuid[],
           display_dates = ${wanted.displayDates}::date[], own_allergens = ${wanted.ownAllergens}::text[],
           seals = ${wanted.seals}::text[], category_id = ${wanted.categoryId}::uuid,
           position = case when p.category_id = ${wanted.categoryId}::uuid then p.position else (
             select coalesce(max(o.position), 0) + 1 from product o where o.category_id = ${wanted.categoryId}::uuid) end
     where p.id = ${wanted.productId}`.execute(trx);
}
