import { type Allergen, sharedAllergens, sortedAllergens } from "../allergens/index.ts";
import type { Product } from "../catalog/index.ts";
import type { ClientAccount } from "../clients/index.ts";
import type { CommensalId, ProductId } from "../kernel/index.ts";
import type { Order, OrderItem } from "./order.ts";

/** What is known now: what each product contains, and what each commensal must not eat. */
export type KnownAllergens = {
  readonly contained: ReadonlyMap<ProductId, readonly Allergen[]>;
  readonly avoided: ReadonlyMap<CommensalId, readonly Allergen[]>;
};

const none: readonly Allergen[] = [];

/** By the catalogue and the clients as they are read. */
export const knownAllergens = (products: readonly Product[], clients: readonly ClientAccount[]): KnownAllergens => ({
  contained: new Map(products.map(({ id, allergens }) => [id, allergens])),
  avoided: new Map(
    clients.flatMap(({ commensals }) => commensals.map(({ id, allergens }) => [id, allergens] as const)),
  ),
});

/** What an order contains by now that its commensal must not eat, of what its promotions held too. ALLERGEN-08 */
export function allergensInOrder(
  {
    commensalId,
    orderItems,
  }: Pick<Order, "commensalId"> & {
    readonly orderItems: readonly Pick<OrderItem, "productId" | "items">[];
  },
  { contained, avoided }: KnownAllergens,
): readonly Allergen[] {
  const own = commensalId === null ? none : (avoided.get(commensalId) ?? none);
  if (own.length === 0) return none;
  const ids = orderItems.flatMap(({ productId, items }) => [productId, ...items.map((item) => item.productId)]);
  const held = ids.flatMap((one) => (one === null ? none : (contained.get(one) ?? none)));
  return sharedAllergens(sortedAllergens(held), own);
}
