import { cents } from "@cantina/domain/kernel";
import type { CartFeed, CartLineView } from "../src/screens/sale/parts/cart-feed.ts";
import { categories } from "./sample.ts";

const products = new Map(categories.flatMap((category) => category.products).map((product) => [product.id, product]));

/** Just enough of a cart to press the buttons of the gallery. */
export function sampleCart(start: Readonly<Record<string, number>>) {
  const listeners = new Set<() => void>();
  const lines = new Map<string, CartLineView>();
  let ids: readonly string[] = [];

  function put(id: string, quantity: number): void {
    const product = products.get(id);
    if (product === undefined) return;
    if (quantity <= 0) lines.delete(id);
    else
      lines.set(id, {
        id,
        name: product.name,
        quantity,
        unitPrice: product.price,
        redeemed: 0,
        canExchange: false,
        total: cents(product.price * quantity),
        picture: product.picture,
      });
    if (lines.size !== ids.length) ids = [...lines.keys()];
    for (const listener of listeners) listener();
  }

  for (const [id, quantity] of Object.entries(start)) put(id, quantity);
  const feed: CartFeed = {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    quantityOf: (id) => lines.get(id)?.quantity ?? 0,
    lineIds: () => ids,
    lineOf: (id) => lines.get(id),
  };
  const change = (by: number) => (id: string) => put(id, (lines.get(id)?.quantity ?? 0) + by);
  return { feed, add: change(1), remove: change(-1), clear: () => ids.forEach((id) => put(id, 0)) };
}
