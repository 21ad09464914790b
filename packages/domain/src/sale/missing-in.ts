import type { Cart } from "./cart.ts";
import { isOnAccount, restOfCart } from "./split-payment.ts";

export type MissingPart = "LINES" | "DINER" | "PART" | "REST";

/**
 * Something to sell, an account to charge where one pays, an amount where a part was typed, and a rest for the method
 * of a split sale; null: nothing is missing. SALE-08 SPLIT-03 SPLIT-11
 */
export function missingIn(cart: Cart): MissingPart | null {
  if (cart.lines.length === 0) return "LINES";
  if (cart.diner === null && isOnAccount(cart)) return "DINER";
  if (cart.unread.length > 0) return "PART";
  return cart.parts.length > 0 && restOfCart(cart) <= 0 ? "REST" : null;
}

export const canSubmit = (cart: Cart): boolean => missingIn(cart) === null;
