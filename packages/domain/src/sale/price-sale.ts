import {
  type BasisPoints,
  BrokenInvariant,
  type Cents,
  allocate,
  minMoney,
  multiplyMoney,
  noMoney,
  shareOf,
  subtractMoney,
  sumMoney,
} from "../kernel/index.ts";
import type { DiscountCategory } from "../clients/index.ts";

export type PriceableLine = {
  readonly unitPrice: Cents;
  readonly quantity: number;
  /** Units paid with coupons. */
  readonly redeemed: number;
};

export type DiscountSource = "SELLER" | "CATEGORY";

export type PricedLine = { readonly gross: Cents; readonly discount: Cents; readonly total: Cents };

export type PricedSale = {
  readonly subtotal: Cents;
  readonly discount: Cents;
  /** Whose percentage was applied; null when there is neither. */
  readonly discountSource: DiscountSource | null;
  readonly total: Cents;
  /** In the order of the lines; they add up to the discount and the total. */
  readonly lines: readonly PricedLine[];
};

type Discountable = {
  readonly sellerDiscount: BasisPoints | null;
  /** The diner's. */
  readonly category: Pick<DiscountCategory, "rate" | "maxDiscount"> | null;
};

function discountOf(subtotal: Cents, { sellerDiscount, category }: Discountable): Cents {
  if (sellerDiscount !== null) return shareOf(subtotal, sellerDiscount);
  if (category === null) return noMoney;
  const share = shareOf(subtotal, category.rate);
  return category.maxDiscount === null ? share : minMoney(share, category.maxDiscount);
}

function grossOf(line: PriceableLine): Cents {
  if (line.unitPrice < 0 || line.redeemed < 0 || line.redeemed > line.quantity)
    throw new BrokenInvariant("a line has a price and a net quantity of 0 or more");
  return multiplyMoney(line.unitPrice, line.quantity - line.redeemed);
}

/** Lines at their net quantities, then one discount, shared by largest remainder. SALE-01 SALE-02 SALE-03 */
export function priceSale(sale: Discountable & { readonly lines: readonly PriceableLine[] }): PricedSale {
  const gross = sale.lines.map(grossOf);
  const subtotal = sumMoney(gross);
  const discount = minMoney(discountOf(subtotal, sale), subtotal);
  const shares = discount === 0 ? [] : allocate(discount, gross);
  const lines = gross.map((amount, index): PricedLine => {
    const share = shares[index] ?? noMoney;
    return { gross: amount, discount: share, total: subtractMoney(amount, share) };
  });
  const discountSource = sale.sellerDiscount !== null ? "SELLER" : sale.category !== null ? "CATEGORY" : null;
  return { subtotal, discount, discountSource, total: subtractMoney(subtotal, discount), lines };
}
