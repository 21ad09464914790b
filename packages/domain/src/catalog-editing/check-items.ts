import type { Ingredient } from "../inventory/index.ts";
import type { Product, ProductType, PromotionItem } from "../catalog/index.ts";

export const promotionLimits = { items: 50, quantity: 99 } as const;

export type ItemsFault = "NO_ITEMS" | "TOO_MANY_ITEMS" | "ITEM_TWICE" | "WRONG_QUANTITY" | "ITEMS_OF_PRODUCT";

/** An item as a person chooses it. */
export type ItemEntry = Pick<PromotionItem, "productId" | "quantity">;

const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= promotionLimits.quantity;

/** What is wrong with a product's items, whatever products they are; null: nothing. EDIT-12 */
export function itemsFault(type: ProductType, items: readonly ItemEntry[]): ItemsFault | null {
  if (type !== "PROMOTION") return items.length === 0 ? null : "ITEMS_OF_PRODUCT";
  if (items.length === 0) return "NO_ITEMS";
  if (items.length > promotionLimits.items) return "TOO_MANY_ITEMS";
  if (new Set(items.map(({ productId }) => productId)).size < items.length) return "ITEM_TWICE";
  return items.every(({ quantity }) => isQuantity(quantity)) ? null : "WRONG_QUANTITY";
}

/** What a promotion would have of its own; null: nothing. EDIT-12 */
export function ownGoodsFault({
  ingredients,
  initialStock = null,
}: {
  readonly ingredients: readonly Ingredient[];
  readonly initialStock?: number | null;
}): "OWN_STOCK" | "OWN_RECIPE" | null {
  if (initialStock !== null) return "OWN_STOCK";
  return ingredients.length > 0 ? "OWN_RECIPE" : null;
}

/** What an item names, as the cafeteria knows it; undefined: not at all. */
type Named = { readonly type: ProductType; readonly isDeleted: boolean } | undefined;

export type ItemRefusal = "NOT_FOUND" | "ONLY_PRODUCTS" | "DELETED_PRODUCT";

/** Whether these may be a promotion's items; null: they may. EDIT-12 */
export function itemsRefusal(named: readonly Named[]): ItemRefusal | null {
  if (named.includes(undefined)) return "NOT_FOUND";
  if (named.some((product) => product?.type !== "PRODUCT")) return "ONLY_PRODUCTS";
  return named.some((product) => product?.isDeleted) ? "DELETED_PRODUCT" : null;
}

/** What can be put into a promotion beside what it holds. EDIT-12 */
export function choosableProducts(products: readonly Product[], items: readonly ItemEntry[]): readonly Product[] {
  const held = new Set(items.map(({ productId }) => productId));
  return products.filter(({ id, type }) => type === "PRODUCT" && !held.has(id));
}
