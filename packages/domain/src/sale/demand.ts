import type { ProductId } from "../kernel/index.ts";
import type { ResolvedItem } from "./resolve-items.ts";
import type { ProductFact } from "./sale-facts.ts";

/** Units of one product over all the lines that name it. */
export type Demand = { readonly fact: ProductFact; readonly quantity: number };

/** In the order in which the products first appear. SALE-15 */
export function demandOf(items: readonly ResolvedItem[]): readonly Demand[] {
  const byProduct = new Map<ProductId, Demand>();
  for (const { fact, item } of items) {
    if (fact === null) continue;
    const { id } = fact.product;
    byProduct.set(id, { fact, quantity: (byProduct.get(id)?.quantity ?? 0) + item.quantity });
  }
  return [...byProduct.values()];
}
