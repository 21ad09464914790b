import {
  type Consumable,
  type Quantity,
  type RecipeRow,
  ingredientsOf,
  preparedCost,
  productCost,
  recipeCost,
} from "@cantina/domain/inventory";
import type { Cents } from "@cantina/domain/kernel";

const costsOf = (consumables: readonly Consumable[]) =>
  new Map(consumables.map(({ id, cost, waste }) => [id, { cost, waste }]));

/** Of one row, rounded by itself; null: more than can be said. */
export function rowCost({ cost, waste }: Consumable, quantity: Quantity): Cents | null {
  const counted = recipeCost([{ cost, waste, quantity }]);
  return counted.ok ? counted.value : null;
}

/** Of the whole rows together, as the server will have it; null: there is none yet. */
export function totalCost(rows: readonly RecipeRow[], consumables: readonly Consumable[]): Cents | null {
  const ingredients = ingredientsOf(rows);
  if (ingredients.length === 0) return null;
  const counted = productCost(ingredients, costsOf(consumables));
  return counted.ok ? counted.value : null;
}

/** Of one unit of what the rows yield, likewise. */
export function unitCostOf(
  rows: readonly RecipeRow[],
  yielded: Quantity | null,
  consumables: readonly Consumable[],
): Cents | null {
  const costs = costsOf(consumables);
  if (yielded === null || yielded <= 0 || totalCost(rows, consumables) === null) return null;
  const lines = ingredientsOf(rows).flatMap(({ consumableId, quantity }) => {
    const known = costs.get(consumableId);
    return known === undefined ? [] : [{ ...known, quantity }];
  });
  const counted = preparedCost(lines, yielded);
  return counted.ok ? counted.value : null;
}
