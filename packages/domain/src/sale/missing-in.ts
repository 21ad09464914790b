import type { Cart } from "./cart.ts";
import { isOnAccount, restOfCart } from "./split-payment.ts";

export type MissingPart = "LINES" | "DINER" | "REST";

/** Something to sell, an account to charge where one pays, and a rest for the method of a split sale; null: nothing is missing. SALE-08 SPLIT-03 */
export function missingIn(cart: Cart): MissingPart | null {
  if (cart.lines.length === 0) return "LINES";
  if (cart.diner === null && isOnAccount(cart)) return "DINER";
  return cart.parts.length > 0 && restOfCart(cart) <= 0 ? "REST" : null;
}

export const canSubmit = (cart: Cart): boolean => missingIn(cart) === null;
