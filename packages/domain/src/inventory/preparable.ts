import { BrokenInvariant } from "../kernel/index.ts";
import type { Consumable, ConsumableId } from "./consumable.ts";
import { stockOf } from "./explosion.ts";
import { mostPreparable } from "./preparation.ts";
import { type Quantity, quantity } from "./quantity.ts";
import { type RecipeBook, type RecipeSource, recipeBook } from "./recipe-book.ts";

/** What a movement is decided from. */
export type PantryItem = RecipeSource & Pick<Consumable, "type" | "availableQuantity">;

export function knownBook(consumables: readonly RecipeSource[]): RecipeBook {
  const book = recipeBook(consumables);
  if (!book.ok) throw new BrokenInvariant(`recipes in use can be prepared: ${book.failure.code}`);
  return book.value;
}

/** Of a prepared one, by the stock as it is known. INVENTORY-22 */
export function mostToPrepare(consumableId: ConsumableId, consumables: readonly PantryItem[]): Quantity {
  const most = mostPreparable(knownBook(consumables), consumableId, stockOf(consumables));
  return most.ok ? most.value : quantity(0);
}

/** Whether preparing is offered: from a whole unit on. INVENTORY-31 */
export const canBePrepared = (most: Quantity): boolean => most >= 100;
