import type { Product } from "../catalog/index.ts";
import { type Cents, multiplyMoney, subtractMoney, sumMoney } from "../kernel/index.ts";
import type { ItemEntry } from "./check-items.ts";

export type ItemsValue = {
  /** What the items cost one by one. */
  readonly apart: Cents;
  /** What the promotion costs less than that; negative where it costs more, null without a price. */
  readonly saving: Cents | null;
};

/** At the products' own prices, whatever a class pays. EDIT-15 */
export function itemsValue(
  items: readonly ItemEntry[],
  price: Cents | null,
  products: readonly Pick<Product, "id" | "price">[],
): ItemsValue {
  const prices = new Map(products.map((product) => [product.id, product.price]));
  const apart = sumMoney(
    items.flatMap(({ productId, quantity }) => {
      const own = prices.get(productId);
      return own === undefined ? [] : [multiplyMoney(own, quantity)];
    }),
  );
  return { apart, saving: price === null ? null : subtractMoney(apart, price) };
}
