import { type Ingredient, type ProductCostFailure, isSameRecipe, productCost } from "@cantina/domain/inventory";
import { type Cents, type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { currentCosts } from "../consumables/index.ts";
import { type ChangeContext, type FailureWith, invalid } from "../http/index.ts";
import { placeOf } from "./place.queries.ts";

type Known = { readonly cost: Cents | null; readonly ingredients: readonly Ingredient[] };

type Asked = {
  /** undefined: it was not asked for. */
  readonly cost: Cents | null | undefined;
  readonly ingredients: readonly Ingredient[];
  readonly before: Known;
};

export type Costed = {
  readonly cost: Cents | null;
  /** What nobody needs a right to set: it was so before, or the recipe says it. */
  readonly knownCost: Cents | null;
};

export const productCostFailures: Readonly<
  Record<ProductCostFailure["code"], FailureWith<"NOT_FOUND" | "VALIDATION">>
> = {
  UNKNOWN_INGREDIENT: { code: "NOT_FOUND" },
  COST_TOO_HIGH: invalid("ingredients", "La receta cuesta demasiado"),
};

/** The cost of a product as its recipe has it, or as somebody typed it. Hold the recipes first. INVENTORY-10 */
export async function costProduct(
  trx: Kysely<unknown>,
  { identity }: Pick<ChangeContext, "identity">,
  { cost, ingredients, before }: Asked,
): Promise<Result<Costed, FailureWith<"FEATURE_DISABLED" | "NOT_FOUND" | "VALIDATION">>> {
  if (!isSameRecipe(before.ingredients, ingredients)) {
    const { features } = await placeOf(trx, identity.cafeteriaId);
    if (!features.includes("inventory")) return refused({ code: "FEATURE_DISABLED" });
  }
  if (ingredients.length === 0) {
    // What the taken recipe said is not known any more.
    const left = before.ingredients.length === 0 ? before.cost : null;
    return accepted({ cost: cost === undefined ? left : cost, knownCost: left });
  }
  const costs = await currentCosts(trx, identity.cafeteriaId);
  const computed = productCost(ingredients, costs);
  return computed.ok
    ? accepted({ cost: computed.value, knownCost: computed.value })
    : refused(productCostFailures[computed.failure.code]);
}
