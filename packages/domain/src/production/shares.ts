import {
  type Amounts,
  type ConsumableId,
  type Fraction,
  type Ingredient,
  type RecipeBook,
  addFractions,
  fraction,
  multiplyFractions,
  neededWithin,
  nothing,
} from "../inventory/index.ts";
import type { ProductId } from "../kernel/index.ts";
import type { DemandLine } from "./demand.ts";
import { type DishLine, portionsOf } from "./dishes.ts";
import type { ProductionPlan } from "./plan-production.ts";

/** In exact hundredths. */
export type LineShare<L extends DemandLine> = { readonly line: DishLine<L>; readonly share: Fraction };
export type DishShare<L extends DemandLine> = {
  readonly productId: ProductId;
  readonly share: Fraction;
  readonly lines: readonly LineShare<L>[];
};

/** What one portion of that recipe accounts for. */
function perPortion(recipe: readonly Ingredient[], within: Amounts, book: RecipeBook): Fraction {
  let sum = nothing;
  for (const { consumableId, quantity } of recipe) {
    const inOne = within.get(consumableId);
    const gross = book.get(consumableId)?.gross;
    if (inOne === undefined || gross === undefined) continue;
    sum = addFractions(sum, multiplyFractions(inOne, fraction(gross.top * BigInt(quantity), gross.bottom)));
  }
  return sum;
}

/**
 * What the plan's figure of a consumable is the sum of: dishes, and the lines
 * of each, in exact parts that add up to it. PRODUCTION-05
 */
export function sharesOf<L extends DemandLine>(
  { dishes, basis }: Pick<ProductionPlan<L>, "dishes" | "basis">,
  consumableId: ConsumableId,
  figure: "gross" | "needed" = "needed",
): readonly DishShare<L>[] {
  const { book, recipeOf } = basis;
  const within = neededWithin(book, basis[figure], consumableId);
  const known = new Map<readonly Ingredient[], Map<number, Fraction>>();
  /** Many lines ask for the same number of the same: each share is reduced once. */
  const shareOf = (recipe: readonly Ingredient[], units: number): Fraction => {
    const ofRecipe = known.get(recipe) ?? new Map([[1, perPortion(recipe, within, book)]]);
    known.set(recipe, ofRecipe);
    const { top, bottom } = ofRecipe.get(1) ?? nothing;
    const share = ofRecipe.get(units) ?? fraction(top * BigInt(units), bottom);
    ofRecipe.set(units, share);
    return share;
  };
  return dishes.flatMap(({ productId, lines }) => {
    const shares = lines.map((line) => ({ line, share: shareOf(recipeOf(line.product), line.units) }));
    const parts = portionsOf(lines, recipeOf).map(({ ingredients, units }) => shareOf(ingredients, units));
    const share = parts.reduce(addFractions, nothing);
    return share.top === 0n ? [] : [{ productId, share, lines: shares.filter((one) => one.share.top > 0n) }];
  });
}
