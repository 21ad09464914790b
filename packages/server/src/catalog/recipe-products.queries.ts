import type { Ingredient } from "@cantina/domain/inventory";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { classPricesOfV } from "./product.queries.ts";
import type { Version } from "./write-product.queries.ts";

export type RecipeProductRow = Version & { readonly categoryId: string };

/** Of a version `v` of a product. */
export const ingredientsOfV = sql<readonly Ingredient[]>`
  coalesce((select jsonb_agg(jsonb_build_object('consumableId', i.consumable_id, 'quantity', i.quantity) order by i.position)
              from product_ingredient i where i.product_id = v.product_id and i.version = v.version), '[]')`;

/** Products on sale that have a recipe; nobody else changes them until the transaction ends. Lock the recipes first. */
export async function lockRecipeProducts(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<readonly RecipeProductRow[]> {
  const { rows } = await sql<RecipeProductRow>`
    select p.id as "productId", p.category_id as "categoryId", v.version, v.name, v.price, v.cost,
           ${classPricesOfV} as "classPrices", ${ingredientsOfV} as ingredients
      from product p
      join product_version v on v.product_id = p.id and v.version = p.current_version
     where p.cafeteria_id = ${cafeteriaId} and p.status = 'ENABLED'
       and exists (select from product_ingredient i where i.product_id = v.product_id and i.version = v.version)
     order by p.id for no key update of p`.execute(trx);
  return rows;
}

export async function showVersion(trx: Kysely<unknown>, productId: string, version: number): Promise<void> {
  await sql`update product set current_version = ${version} where id = ${productId}`.execute(trx);
}
