import { type ExchangedCoupon, exchangedUses } from "../coupons/index.ts";
import type { BookableLine } from "./bookable-sale.ts";
import { type PricedSale, priceSale } from "./price-sale.ts";
import type { ResolvedItem } from "./resolve-items.ts";
import type { SaleFacts } from "./sale-facts.ts";
import type { ChangedPrice, SaleRefusal } from "./sale-refusal.ts";
import type { SaleRequest } from "./sale-request.ts";
import { shownTotal } from "./shown-total.ts";

type Price = (item: ResolvedItem) => BookableLine["unitPrice"];

function priceItems(
  items: readonly ResolvedItem[],
  priceOf: Price,
  request: SaleRequest,
  facts: SaleFacts,
): PricedSale {
  const lines = items.map((one) => ({
    unitPrice: priceOf(one),
    quantity: one.item.quantity,
    redeemed: exchangedUses(exchangedOf(one)),
  }));
  return priceSale({ lines, sellerDiscount: request.sellerDiscount, category: facts.diner?.category ?? null });
}

const exchangedOf = ({ item }: ResolvedItem): readonly ExchangedCoupon[] =>
  item.type === "PRODUCT" ? item.exchangedCoupons : [];

const currentPrice: Price = (item) => item.unitPrice;
const shownPrice: Price = (item) => (item.fact === null ? item.unitPrice : item.shownPrice);

export const priceResolved = (items: readonly ResolvedItem[], request: SaleRequest, facts: SaleFacts): PricedSale =>
  priceItems(items, currentPrice, request, facts);

function changedPrices(items: readonly ResolvedItem[]): readonly ChangedPrice[] {
  const changes = new Map<string, ChangedPrice>();
  for (const one of items) {
    if (one.fact === null || one.shownPrice === one.unitPrice) continue;
    const { id, name, version } = one.fact.product;
    changes.set(id, { productId: id, name, version, shownPrice: one.shownPrice, price: one.unitPrice });
  }
  return [...changes.values()];
}

const namesOtherPrice = ({ item, unitPrice }: ResolvedItem): boolean =>
  item.type === "PRODUCT" && (item.price ?? unitPrice) !== unitPrice;

/** Books only the total that the seller saw; without one, only unchanged prices. A line is sold at no other price than it names. SALE-17 */
export function checkPrice(
  items: readonly ResolvedItem[],
  { total }: PricedSale,
  request: SaleRequest,
  facts: SaleFacts,
): SaleRefusal | null {
  const lines = changedPrices(items);
  const expected = shownTotal(request);
  const isAgreed = expected === null ? lines.length === 0 : expected === total;
  if (isAgreed && !items.some(namesOtherPrice)) return null;
  const shown = expected ?? priceItems(items, shownPrice, request, facts).total;
  return { code: "PRICE_CHANGED", data: { shownTotal: shown, total, lines } };
}
