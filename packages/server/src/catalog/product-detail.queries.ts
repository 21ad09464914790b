import type { Allergen } from "@cantina/domain/allergens";
import type { PromotionItem } from "@cantina/domain/catalog";
import type { Ingredient } from "@cantina/domain/inventory";
import type { CafeteriaId, Cents, Instant, ProductId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { type ProductRow, selectProducts } from "./product.queries.ts";
import { ingredientsOfV } from "./recipe-products.queries.ts";

type VersionRow = {
  readonly version: number;
  readonly name: string;
  readonly price: Cents;
  readonly cost: Cents | null;
  readonly items: readonly PromotionItem[];
  readonly createdAt: Instant;
};

export type ProductDetailRow = ProductRow & {
  readonly revision: number;
  readonly cost: Cents | null;
  readonly ingredients: readonly Ingredient[];
  readonly ownAllergens: readonly Allergen[];
  readonly versions: readonly VersionRow[];
};

type More = Omit<ProductDetailRow, keyof ProductRow>;

/** Deleted ones too. EDIT-10 */
export async function findProductDetail(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  productId: ProductId,
): Promise<ProductDetailRow | undefined> {
  const [product] = (await selectProducts(cafeteriaId, sql`p.id = ${productId}`).execute(db)).rows;
  const { rows } = await sql<More>`
    select p.revision, v.cost,
           ${ingredientsOfV} as ingredients, p.own_allergens as "ownAllergens",
           (select jsonb_agg(jsonb_build_object('version', o.version, 'name', o.name, 'price', o.price, 'cost', o.cost,
                                                'items', promotion_items(o.product_id, o.version),
                                                'createdAt', iso_instant(o.created_at)) order by o.version desc)
              from product_version o where o.product_id = p.id) as versions
      from product p
      join product_version v on v.product_id = p.id and v.version = p.current_version
     where p.cafeteria_id = ${cafeteriaId} and p.id = ${productId}`.execute(db);
  return product === undefined || rows[0] === undefined ? undefined : { ...product, ...rows[0] };
}

/** Holds a product until the transaction ends, against sales of it and edits of it. */
export async function lockProduct(trx: Kysely<unknown>, cafeteriaId: CafeteriaId, productId: ProductId): Promise<void> {
  await sql`select 1 from product where cafeteria_id = ${cafeteriaId} and id = ${productId} for no key update`.execute(
    trx,
  );
}
