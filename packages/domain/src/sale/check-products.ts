import { type Result, accepted, refused } from "../kernel/index.ts";
import type { UsedIgnore } from "./bookable-sale.ts";
import type { Demand } from "./demand.ts";
import type { SaleFacts } from "./sale-facts.ts";
import type { SaleRefusal, Shortage } from "./sale-refusal.ts";
import type { IgnoreFlags } from "./sale-request.ts";

/** Nothing that this commensal may not have; what it is stands in the refusal. SALE-14 CLIENTS-24 */
export function checkRestrictions(demand: readonly Demand[], facts: SaleFacts): SaleRefusal | null {
  const restricted = demand.filter(({ fact }) => facts.restrictedProductIds.has(fact.product.id));
  if (restricted.length === 0) return null;
  const data = restricted.map(({ fact: { product } }) => ({ productId: product.id, name: product.name }));
  return { code: "RESTRICTED_ORDER", data };
}

const shortagesOf = (
  demand: readonly Demand[],
  availableOf: (demand: Demand) => number | null,
): readonly (Shortage & { readonly quantity: number })[] =>
  demand.flatMap((wanted) => {
    const available = availableOf(wanted);
    if (available === null || wanted.quantity <= available) return [];
    const { id, name } = wanted.fact.product;
    return [{ productId: id, name, available: Math.max(0, available), quantity: wanted.quantity }];
  });

const withoutQuantity = ({ productId, name, available }: Shortage): Shortage => ({ productId, name, available });

/** No more units than there are, whatever is ignored. SALE-15 */
export function checkStock(demand: readonly Demand[]): SaleRefusal | null {
  const shortages = shortagesOf(demand, ({ fact }) => fact.product.currentStock);
  return shortages.length === 0 ? null : { code: "OUT_OF_STOCK", data: shortages.map(withoutQuantity) };
}

/** No more units a day than a product's limit, unless ignored. SALE-16 */
export function checkDailyStock(demand: readonly Demand[], flags: IgnoreFlags): Result<UsedIgnore | null, SaleRefusal> {
  const shortages = shortagesOf(demand, ({ fact: { product, soldToday } }) =>
    product.dailyLimit === null ? null : product.dailyLimit - soldToday,
  );
  if (shortages.length === 0) return accepted(null);
  if (!flags.ignoreAllProductsDailyLimit)
    return refused({ code: "DAILY_STOCK_LIMIT_EXCEEDED", data: shortages.map(withoutQuantity) });
  const overUnits = shortages.reduce((units, { quantity, available }) => units + quantity - available, 0);
  return accepted({ flag: "ignoreAllProductsDailyLimit", overUnits });
}
