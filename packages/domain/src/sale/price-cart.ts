import { unitPriceFor } from "../catalog/index.ts";
import { exchangedUses } from "../coupons/index.ts";
import type { Cents, ClassId } from "../kernel/index.ts";
import type { Cart } from "./cart.ts";
import type { CartLine } from "./cart-line.ts";
import { type PricedSale, priceSale } from "./price-sale.ts";

export const unitPriceOf = (line: CartLine, classId: ClassId | null): Cents =>
  line.kind === "GENERIC" ? line.price : unitPriceFor(line.product, classId);

/** Units of the line that coupons pay. */
export const redeemedOf = (line: CartLine): number => (line.kind === "GENERIC" ? 0 : exchangedUses(line.exchanged));

/** The cart as the server would price it from the same snapshots. */
export function priceCart(cart: Pick<Cart, "lines" | "diner" | "sellerDiscount">): PricedSale {
  const classId = cart.diner?.commensal.classId ?? null;
  return priceSale({
    lines: cart.lines.map((line) => ({
      unitPrice: unitPriceOf(line, classId),
      quantity: line.quantity,
      redeemed: redeemedOf(line),
    })),
    sellerDiscount: cart.sellerDiscount,
    category: cart.diner?.category ?? null,
  });
}
