import type { ConsumableId, Ingredient } from "./consumable.ts";
import type { Quantity } from "./quantity.ts";

/** A row of the form. */
export type RecipeRow = {
  readonly consumableId: ConsumableId | null;
  readonly quantity: Quantity | null;
};

export type RecipeRowFaults = {
  readonly consumable?: "NO_CONSUMABLE" | "CONSUMABLE_TWICE";
  readonly quantity?: "NO_QUANTITY";
};
export type RecipeFaults = ReadonlyMap<number, RecipeRowFaults>;

/** What is wrong with each row, by its place; the later of two with one consumable is at fault. INVENTORY-08 */
export function recipeFaults(rows: readonly RecipeRow[]): RecipeFaults {
  const taken = new Set<ConsumableId>();
  const faults = new Map<number, RecipeRowFaults>();
  for (const [index, { consumableId, quantity }] of rows.entries()) {
    const consumable =
      consumableId === null ? "NO_CONSUMABLE" : taken.has(consumableId) ? "CONSUMABLE_TWICE" : undefined;
    if (consumableId !== null) taken.add(consumableId);
    if (consumable !== undefined || quantity === null)
      faults.set(index, {
        ...(consumable !== undefined && { consumable }),
        ...(quantity === null && { quantity: "NO_QUANTITY" }),
      });
  }
  return faults;
}

/** What the rows say; those that lack something are left out. */
export const ingredientsOf = (rows: readonly RecipeRow[]): readonly Ingredient[] =>
  rows.flatMap(({ consumableId, quantity }) =>
    consumableId === null || quantity === null ? [] : [{ consumableId, quantity }],
  );

/** INVENTORY-08 */
export const hasConsumableTwice = (ingredients: readonly Ingredient[]): boolean =>
  new Set(ingredients.map(({ consumableId }) => consumableId)).size < ingredients.length;

/** The same recipe, in whatever order it is written. INVENTORY-11 */
export function isSameRecipe(one: readonly Ingredient[], other: readonly Ingredient[]): boolean {
  const quantities = new Map(other.map(({ consumableId, quantity }) => [consumableId, quantity]));
  return (
    one.length === other.length && one.every(({ consumableId, quantity }) => quantities.get(consumableId) === quantity)
  );
}
