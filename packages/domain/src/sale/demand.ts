import type { ProductId } from "../kernel/index.ts";
import type { ResolvedItem } from "./resolve-items.ts";
import type { ProductFact } from "./sale-facts.ts";

/** Units of one product over all the lines that name it, and over the promotions that hold it. */
export type Demand = { readonly fact: ProductFact; readonly quantity: number };

/** In the order in which the products first appear; a promotion stands before its items. SALE-15 SALE-63 */
export function demandOf(items: readonly ResolvedItem[]): readonly Demand[] {
  const byProduct = new Map<ProductId, Demand>();
  const ask = (fact: ProductFact, units: number): void => {
    const { id } = fact.product;
    byProduct.set(id, { fact, quantity: (byProduct.get(id)?.quantity ?? 0) + units });
  };
  for (const one of items) {
    if (one.fact === null) continue;
    const { quantity } = one.item;
    ask(one.fact, quantity);
    for (const part of one.parts) ask(part.fact, part.quantity * quantity);
  }
  return [...byProduct.values()];
}
