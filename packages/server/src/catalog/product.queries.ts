import type { CatalogItem, ClassPrice, ProductType } from "@cantina/domain/catalog";
import type { CafeteriaId, CategoryId, Cents, ClassId, LocalDate, ProductId } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { itemsColumn } from "./promotion.queries.ts";

export type ProductRow = {
  readonly id: ProductId;
  readonly type: ProductType;
  readonly name: string;
  readonly description: string;
  readonly category_id: CategoryId;
  readonly position: number;
  readonly version: number;
  readonly status: "ENABLED" | "DELETED";
  readonly price: Cents;
  readonly class_prices: readonly ClassPrice[];
  readonly items: readonly CatalogItem[];
  readonly current_stock: number | null;
  readonly daily_limit: number | null;
  readonly barcode: string | null;
  readonly shown_in_app: boolean;
  readonly picture_id: string | null;
  readonly hidden_for_classes: readonly ClassId[];
  readonly display_dates: readonly LocalDate[];
};

/** Products of the current version; the caller says which. */
export const selectProducts = (where: RawBuilder<unknown>): RawBuilder<ProductRow> => sql<ProductRow>`
  select p.id, p.type, v.name, p.description, p.category_id, p.position, p.current_version as version, p.status, v.price,
         coalesce((select jsonb_agg(jsonb_build_object('classId', k.class_id, 'price', k.price) order by k.class_id)
                     from product_class_price k where k.product_id = p.id and k.version = p.current_version), '[]') as class_prices,
         ${itemsColumn} as items, p.current_stock, p.daily_limit, p.barcode, p.shown_in_app, p.picture_id, p.hidden_for_classes, p.display_dates
    from product p
    join product_version v on v.product_id = p.id and v.version = p.current_version
    join category c on c.id = p.category_id
   where ${where}
   order by c.position, c.id, p.position, p.id`;

/** Clients see what the app may show; staff see all. */
export async function productsOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  onlyApp: boolean,
): Promise<readonly ProductRow[]> {
  const { rows } = await selectProducts(
    sql`p.cafeteria_id = ${cafeteriaId} and p.status = 'ENABLED' and (p.shown_in_app or not ${onlyApp}::boolean)`,
  ).execute(db);
  return rows;
}

export async function findProduct(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  productId: ProductId | string,
  onlyApp = false,
): Promise<ProductRow | undefined> {
  const { rows } = await selectProducts(
    sql`p.cafeteria_id = ${cafeteriaId} and p.id = ${productId} and p.status = 'ENABLED' and (p.shown_in_app or not ${onlyApp}::boolean)`,
  ).execute(db);
  return rows[0];
}

export async function deletedProductsOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly ProductRow[]> {
  const { rows } = await selectProducts(sql`p.cafeteria_id = ${cafeteriaId} and p.status = 'DELETED'`).execute(db);
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, "es"));
}
