import type { DiscountCategory } from "../clients/index.ts";
import type { Cents, ClassId } from "../kernel/index.ts";
import { priceSale } from "../sale/index.ts";
import type { CalendarProduct } from "./calendar-product.ts";
import { type DividedPass, type PassMoment, dividePass } from "./divide-pass.ts";

export type PassQuote = {
  readonly divided: DividedPass;
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly total: Cents;
};

type Buyer = PassMoment & {
  readonly classId: ClassId | null;
  /** The diner's; null: no diner chosen yet. */
  readonly category: Pick<DiscountCategory, "rate" | "maxDiscount"> | null;
};

/** What the pass costs that diner at that moment, as the sale will price it. PASS-06 */
export function quotePass(pass: CalendarProduct, { category, ...moment }: Buyer): PassQuote {
  const divided = dividePass(pass, moment);
  const line = { unitPrice: divided.charged, quantity: 1, redeemed: 0 };
  const { subtotal, discount, total } = priceSale({ lines: [line], sellerDiscount: null, category });
  return { divided, subtotal, discount, total };
}
