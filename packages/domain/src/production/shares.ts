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
import type { DishLine } from "./dishes.ts";
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
  const portions = new Map<readonly Ingredient[], Fraction>();
  const portionOf = (recipe: readonly Ingredient[]): Fraction => {
    const known = portions.get(recipe) ?? perPortion(recipe, within, book);
    portions.set(recipe, known);
    return known;
  };
  return dishes.flatMap(({ productId, lines }) => {
    const shares = lines
      .map((line) => {
        const { top, bottom } = portionOf(recipeOf(line.product));
        return { line, share: fraction(top * BigInt(line.units), bottom) };
      })
      .filter(({ share }) => share.top > 0n);
    if (shares.length === 0) return [];
    return [{ productId, share: shares.reduce((sum, { share }) => addFractions(sum, share), nothing), lines: shares }];
  });
}
