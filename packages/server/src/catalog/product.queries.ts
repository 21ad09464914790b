import type { catalogEndpoints } from "@cantina/contract/catalog";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { ClassPrice } from "@cantina/domain/catalog";
import { type CafeteriaId, type ProductId, compareNames } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { containedAllergensIn } from "../allergens/index.ts";
import { itemsColumn } from "./promotion.queries.ts";

/** As it is told, but for what is made of the row: a promotion has no stock of its own. */
export type ProductRow = Omit<GivenDataOf<typeof catalogEndpoints.createProduct>, "imageUrl"> & {
  readonly pictureId: string | null;
};

/** Of a version `v` of a product. */
export const classPricesOfV = sql<readonly ClassPrice[]>`
  coalesce((select jsonb_agg(jsonb_build_object('classId', k.class_id, 'price', k.price) order by k.class_id)
              from product_class_price k where k.product_id = v.product_id and k.version = v.version), '[]')`;

/** Products of a cafeteria in the current version; the caller says which. */
export const selectProducts = (
  cafeteriaId: CafeteriaId,
  where: RawBuilder<unknown>,
): RawBuilder<ProductRow> => sql<ProductRow>`
  select p.id, p.type, v.name, p.description, p.category_id as "categoryId", p.position, p.current_version as version,
         p.status, v.price, ${classPricesOfV} as "classPrices", ${itemsColumn} as items, p.current_stock as "currentStock",
         p.daily_limit as "dailyLimit", p.barcode, p.shown_in_app as "shownInApp", p.picture_id as "pictureId",
         p.hidden_for_classes as "hiddenForClasses", p.display_dates as "displayDates",
         coalesce(k.allergens, '{}') as allergens, p.seals::text[] as seals
    from product p
    join product_version v on v.product_id = p.id and v.version = p.current_version
    join category c on c.id = p.category_id
    left join ${containedAllergensIn(cafeteriaId)} k on k.product_id = p.id
   where p.cafeteria_id = ${cafeteriaId} and ${where}
   order by c.position, c.id, p.position, p.id`;

/** Clients see what the app may show; staff see all. */
export const isOffered = (cafeteriaId: CafeteriaId, onlyApp: boolean): RawBuilder<unknown> =>
  sql`p.cafeteria_id = ${cafeteriaId} and p.status = 'ENABLED' and (p.shown_in_app or not ${onlyApp}::boolean)`;

export async function productsOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  onlyApp: boolean,
): Promise<readonly ProductRow[]> {
  const { rows } = await selectProducts(cafeteriaId, isOffered(cafeteriaId, onlyApp)).execute(db);
  return rows;
}

export async function findProduct(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  productId: ProductId | string,
  onlyApp = false,
): Promise<ProductRow | undefined> {
  const { rows } = await selectProducts(
    cafeteriaId,
    sql`${isOffered(cafeteriaId, onlyApp)} and p.id = ${productId}`,
  ).execute(db);
  return rows[0];
}

export async function deletedProductsOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly ProductRow[]> {
  const { rows } = await selectProducts(cafeteriaId, sql`p.status = 'DELETED'`).execute(db);
  return rows.toSorted((a, b) => compareNames(a.name, b.name));
}
