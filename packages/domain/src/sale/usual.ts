import { sharedAllergens } from "../allergens/index.ts";
import type { Product } from "../catalog/index.ts";
import type { Diner } from "../clients/index.ts";
import type { ProductId } from "../kernel/index.ts";
import type { Order, OrderItem } from "../orders/index.ts";
import { type SchoolRules, isBarred, noSchoolRules } from "../school-rules/index.ts";
import { addProduct, emptyCart, mostUnits } from "./cart.ts";

export type UsualLine = Pick<OrderItem, "name" | "quantity"> & { readonly productId: ProductId };

/** How many of its last orders tell what a diner usually buys. */
export const usualMemory = 20;
/** What was bought once is no habit. */
const timesOfHabit = 2;

type Bought = Pick<Order, "orderItems">;

/** A product's lines as one; what has no product can't be added again. */
function linesOf({ orderItems }: Bought): readonly UsualLine[] {
  const lines = new Map<ProductId, UsualLine>();
  for (const { productId, name, quantity } of orderItems) {
    if (productId === null) continue;
    lines.set(productId, { productId, name, quantity: quantity + (lines.get(productId)?.quantity ?? 0) });
  }
  return [...lines.values()];
}

const keyOf = (lines: readonly UsualLine[]): string =>
  lines
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .toSorted()
    .join();

/** Of a diner's orders, newest first: what it bought most often, and of equals the one that it bought last. SALE-97 */
export function usualOf(orders: readonly Bought[]): readonly UsualLine[] {
  const baskets = new Map<string, { readonly lines: readonly UsualLine[]; readonly times: number }>();
  let most: { readonly lines: readonly UsualLine[]; readonly times: number } = { lines: [], times: timesOfHabit - 1 };
  for (const order of orders.slice(0, usualMemory)) {
    const lines = linesOf(order);
    if (lines.length === 0) continue;
    const key = keyOf(lines);
    const known = baskets.get(key);
    baskets.set(key, { lines: known?.lines ?? lines, times: (known?.times ?? 0) + 1 });
  }
  // They stand in the order in which they were met, so that the first of equals is the newest.
  for (const basket of baskets.values()) if (basket.times > most.times) most = basket;
  return most.lines;
}

export type LeftOut = { readonly name: string; readonly why: "ALLERGENS" | "NOT_OFFERED" | "SOLD_OUT" };

export type UsualOffer = {
  /** As many units as there are, of each as it is offered now. */
  readonly added: readonly { readonly product: Product; readonly quantity: number }[];
  readonly leftOut: readonly LeftOut[];
};

/** What of it an empty cart may take now. SALE-97 */
export function offerUsual(
  usual: readonly UsualLine[],
  offered: ReadonlyMap<string, Product>,
  { commensal: { allergens } }: Pick<Diner, "commensal">,
  rules: SchoolRules = noSchoolRules,
): UsualOffer {
  const added: { product: Product; quantity: number }[] = [];
  const leftOut: LeftOut[] = [];
  let cart = emptyCart("CASH");
  for (const line of usual) {
    const product = offered.get(line.productId);
    const units = product === undefined ? 0 : Math.min(line.quantity, mostUnits(cart, product));
    if (product === undefined || isBarred(product, rules)) leftOut.push({ name: line.name, why: "NOT_OFFERED" });
    else if (sharedAllergens(product.allergens, allergens).length > 0)
      leftOut.push({ name: product.name, why: "ALLERGENS" });
    else if (units === 0) leftOut.push({ name: product.name, why: "SOLD_OUT" });
    else {
      added.push({ product, quantity: units });
      cart = addProduct(cart, product, units);
    }
  }
  return { added, leftOut };
}
