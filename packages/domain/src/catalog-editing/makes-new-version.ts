import type { ClassPrice } from "../catalog/index.ts";
import { type Ingredient, isSameRecipe } from "../inventory/index.ts";
import type { Cents } from "../kernel/index.ts";
import type { ItemEntry } from "./check-items.ts";

/** What a sale is priced from and the history calls it by. */
type Versioned = {
  readonly name: string;
  readonly price: Cents;
  readonly cost: Cents | null;
  readonly classPrices: readonly ClassPrice[];
  readonly items: readonly ItemEntry[];
  readonly ingredients: readonly Ingredient[];
};

const pricesText = (rows: readonly ClassPrice[]): string =>
  rows
    .map(({ classId, price }) => `${classId} ${price}`)
    .toSorted()
    .join("|");

/** In their order: it is how they are shown. */
export const itemsText = (items: readonly ItemEntry[]): string =>
  items.map(({ productId, quantity }) => `${productId} ${quantity}`).join("|");

/** Orders name a version, so what they were priced from and made of must never change under them. EDIT-04 INVENTORY-11 */
export const makesNewVersion = (before: Versioned, after: Versioned): boolean =>
  before.name !== after.name ||
  before.price !== after.price ||
  before.cost !== after.cost ||
  pricesText(before.classPrices) !== pricesText(after.classPrices) ||
  itemsText(before.items) !== itemsText(after.items) ||
  !isSameRecipe(before.ingredients, after.ingredients);
