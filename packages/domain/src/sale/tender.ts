import { type Cents, subtractMoney } from "../kernel/index.ts";
import type { Cart } from "./cart.ts";
import { cartLimits } from "./cart-limits.ts";
import { restOfCart } from "./split-payment.ts";

/** What comes back of what the buyer gave, or what is still wanting. */
export type Tender = { readonly kind: "CHANGE" | "SHORT"; readonly amount: Cents };

/** null: nothing was entered. What is no amount, or is given for anything but cash, changes nothing. SALE-83 */
export function enterTender(cart: Cart, tendered: Cents | null): Cart {
  const isGiven = tendered !== null && tendered >= 0 && tendered <= cartLimits.tendered;
  if (tendered === cart.tendered || cart.paymentMethod !== "CASH" || !(isGiven || tendered === null)) return cart;
  return { ...cart, tendered };
}

/** null: nobody entered what was given. SALE-83 */
export function tenderOf(cart: Cart): Tender | null {
  const { tendered } = cart;
  if (tendered === null) return null;
  const due = restOfCart(cart);
  // The parts come to more than the total: nothing can be sold so, and nothing goes back of it. SPLIT-03
  if (due < 0) return null;
  return tendered < due
    ? { kind: "SHORT", amount: subtractMoney(due, tendered) }
    : { kind: "CHANGE", amount: subtractMoney(tendered, due) };
}

/** null: nothing that could be given back is known. SALE-83 */
export function changeOf(cart: Cart): Cents | null {
  const tender = tenderOf(cart);
  return tender?.kind === "CHANGE" ? tender.amount : null;
}
