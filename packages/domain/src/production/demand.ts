import type { Ingredient } from "../inventory/index.ts";
import type { ProductId } from "../kernel/index.ts";

/** Where demand comes from; a forecast is marked apart from what somebody has ordered. */
export const demandOrigins = ["ORDER", "PASS", "SUBSCRIPTION", "FORECAST"] as const;
export type DemandOrigin = (typeof demandOrigins)[number];

/** A product as it was sold; a promotion's items come as lines of their own. */
export type DemandedProduct = { readonly id: ProductId; readonly version: number };

/** A plan hands the lines back as it got them: with the order, the diner or the day that whoever asks for it adds. */
export type DemandLine = {
  readonly origin: DemandOrigin;
  /** null: a meal of a subscription that names no product. */
  readonly product: DemandedProduct | null;
  /** Whole, from 0. */
  readonly units: number;
};

/** What a unit of that version is made of. */
export type VersionRecipe = DemandedProduct & { readonly ingredients: readonly Ingredient[] };

/** One for all who have none, so that their lines are counted together. */
const noRecipe: readonly Ingredient[] = [];

export type RecipeOf = (product: DemandedProduct) => readonly Ingredient[];

/** Of a version without recipe nothing. */
export function recipesByVersion(recipes: readonly VersionRecipe[]): RecipeOf {
  const products = new Map<ProductId, Map<number, readonly Ingredient[]>>();
  for (const { id, version, ingredients } of recipes) {
    const versions = products.get(id) ?? new Map<number, readonly Ingredient[]>();
    products.set(id, versions.set(version, ingredients));
  }
  return ({ id, version }) => products.get(id)?.get(version) ?? noRecipe;
}
