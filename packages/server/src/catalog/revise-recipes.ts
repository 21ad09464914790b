import { type Ingredient, type UnitCosts, isSameRecipe, productCost } from "@cantina/domain/inventory";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type ChangeContext, type FailureWith, recordChanges } from "../http/index.ts";
import { insertVersion } from "./write-product.queries.ts";
import { productCostFailures } from "./product-recipe.ts";
import { lockRecipeProducts, showVersion } from "./recipe-products.queries.ts";

type Failure = FailureWith<"NOT_FOUND" | "VALIDATION">;

type Revision = {
  /** As they are from now on. */
  readonly costs: UnitCosts;
  readonly revise?: (ingredients: readonly Ingredient[]) => Result<readonly Ingredient[], Failure>;
};

/**
 * The next version for every product on sale whose recipe changes or costs something else from now on. The versions that
 * orders name stay. The other tabs read once for each category, not once for each product. INVENTORY-12 INVENTORY-13
 */
export async function reviseRecipes(
  trx: Kysely<unknown>,
  context: ChangeContext,
  { costs, revise = accepted }: Revision,
): Promise<Result<null, Failure>> {
  const changed: { readonly id: string; readonly categoryId: string }[] = [];
  for (const product of await lockRecipeProducts(trx, context.identity.cafeteriaId)) {
    const revised = revise(product.ingredients);
    if (!revised.ok) return revised;
    const ingredients = revised.value;
    // A recipe of which nothing is left says no cost.
    const cost = ingredients.length === 0 ? accepted(null) : productCost(ingredients, costs);
    if (!cost.ok) return refused(productCostFailures[cost.failure.code]);
    if (cost.value === product.cost && isSameRecipe(ingredients, product.ingredients)) continue;
    const version = product.version + 1;
    await insertVersion(trx, { ...product, version, ingredients, cost: cost.value });
    await showVersion(trx, product.productId, version);
    changed.push({ id: product.productId, categoryId: product.categoryId });
  }
  if (changed.length > 0)
    await recordChanges(trx, context, {
      noted: changed.map(({ id }) => ({ entity: "product", id })),
      told: [...new Set(changed.map(({ categoryId }) => categoryId))].map((id) => ({ entityType: "category", id })),
    });
  return accepted(null);
}
