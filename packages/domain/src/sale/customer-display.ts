import { type Cents, noMoney } from "../kernel/index.ts";
import { calledName } from "../orders/index.ts";
import type { CheckoutView } from "./checkout.view.ts";
import { isOnAccount } from "./split-payment.ts";
import type { Tender } from "./tender.ts";

export type DisplayedLine = {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  /** Before the discount; null: of a sale on account. */
  readonly total: Cents | null;
};

type DisplayedCart = {
  readonly kind: "CART";
  /** First name and initial; null: nobody was named. */
  readonly name: string | null;
  readonly lines: readonly DisplayedLine[];
  /** 0: none, or a sale on account. */
  readonly discount: Cents;
  /** null: of a sale on account. */
  readonly total: Cents | null;
  /** Of what was given in cash; null: not entered. */
  readonly tender: Tender | null;
  readonly isSending: boolean;
};

/** What whoever buys reads on a screen of their own. SALE-94 */
export type CustomerDisplay =
  /** Nothing has been begun. */
  | { readonly kind: "FREE" }
  | DisplayedCart
  | { readonly kind: "SOLD"; readonly total: Cents | null; readonly change: Cents | null };

const free: CustomerDisplay = { kind: "FREE" };

/**
 * What the queue may read of a cart: of a sale that an account pays, or a part of, no amount at all, so that nothing tells who pays less, owes, or
 * eats for nothing. SALE-95
 */
function displayedCart(view: CheckoutView): DisplayedCart {
  // Until somebody is named, the amounts are everybody's.
  const hidesAmounts = isOnAccount(view) && view.diner !== null;
  return {
    kind: "CART",
    name: view.diner === null ? null : calledName(`${view.diner.commensal.firstName} ${view.diner.commensal.lastName}`),
    lines: view.lines.map(({ key, name, quantity, total }) => ({
      key,
      name,
      quantity,
      total: hidesAmounts ? null : total,
    })),
    discount: hidesAmounts ? noMoney : view.discount,
    total: hidesAmounts ? null : view.total,
    tender: hidesAmounts ? null : view.tender,
    isSending: view.isSending,
  };
}

/** After the cart has changed: thanks stand until the seller begins something. SALE-94 */
export function displayAfter(shown: CustomerDisplay, view: CheckoutView): CustomerDisplay {
  if (view.lines.length > 0 || view.diner !== null) return displayedCart(view);
  return shown.kind === "SOLD" ? shown : free;
}

/** After what is shown was sold. */
export const soldDisplay = (shown: CustomerDisplay, change: Cents | null): CustomerDisplay =>
  shown.kind === "CART" ? { kind: "SOLD", total: shown.total, change: shown.total === null ? null : change } : shown;
