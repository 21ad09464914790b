import { type Result, accepted, refused } from "../kernel/index.ts";
import type { Consumable, ConsumableId, Ingredient } from "./consumable.ts";
import { type Quantity, largestEntry, quantity } from "./quantity.ts";

/** So many units of another for one of what goes. */
export type Replacement = { readonly consumableId: ConsumableId; readonly quantity: Quantity };

type Recipe = Pick<Consumable, "id" | "ingredients">;

/** Everything that a recipe needs, however many recipes down, itself included. */
function needsOf(consumableId: ConsumableId, recipes: ReadonlyMap<ConsumableId, Recipe>): ReadonlySet<ConsumableId> {
  const needs = new Set([consumableId]);
  for (const one of needs)
    for (const ingredient of recipes.get(one)?.ingredients ?? []) needs.add(ingredient.consumableId);
  return needs;
}

/** What can stand in for it: not itself, and nothing that would make a recipe come back to itself. INVENTORY-13 */
export function replacementsFor<T extends Recipe>(goingId: ConsumableId, consumables: readonly T[]): readonly T[] {
  const recipes = new Map(consumables.map((one) => [one.id, one]));
  return consumables.filter(({ id }) => id !== goingId && !needsOf(id, recipes).has(goingId));
}

/** Rounded half up to the hundredth, but what was needed does not come to nothing. */
function standIn(needed: Quantity, perUnit: Quantity): bigint {
  const exact = BigInt(needed) * BigInt(perUnit);
  const rounded = (exact + 50n) / 100n;
  return rounded === 0n && needed > 0 ? 1n : rounded;
}

/** A recipe without what goes; null: nothing stands in for it. INVENTORY-13 */
export function replaceIngredient(
  ingredients: readonly Ingredient[],
  goingId: ConsumableId,
  replacement: Replacement | null,
): Result<readonly Ingredient[], { readonly code: "QUANTITY_TOO_LARGE" }> {
  const going = ingredients.find(({ consumableId }) => consumableId === goingId);
  if (going === undefined) return accepted(ingredients);
  if (replacement === null) return accepted(ingredients.filter((one) => one !== going));
  const present = ingredients.find(({ consumableId }) => consumableId === replacement.consumableId);
  const sum = standIn(going.quantity, replacement.quantity) + BigInt(present?.quantity ?? 0);
  if (sum > BigInt(largestEntry)) return refused({ code: "QUANTITY_TOO_LARGE" });
  const joined: Ingredient = { consumableId: replacement.consumableId, quantity: quantity(Number(sum)) };
  return accepted(
    ingredients.flatMap((one) => {
      if (one === present) return [joined];
      if (one !== going) return [one];
      return present === undefined ? [joined] : [];
    }),
  );
}
