import type { CounterPaymentMethod } from "../cafeteria/index.ts";
import { type Cents, type OptionalNumber, noMoney, subtractMoney } from "../kernel/index.ts";
import { type PaymentPart, restOfParts } from "../orders/index.ts";
import type { Cart } from "./cart.ts";
import { cartLimits } from "./cart-limits.ts";
import { priceCart } from "./price-cart.ts";

type Parts = readonly PaymentPart<CounterPaymentMethod>[];

/** What the cart's method still has to pay beside the parts. SPLIT-03 */
export const restOfCart = (cart: Cart, total = priceCart(cart).total): Cents => restOfParts(total, cart.parts);

const without = (parts: Parts, ...methods: readonly CounterPaymentMethod[]): Parts =>
  parts.filter(({ paymentMethod }) => !methods.includes(paymentMethod));

/** What one method pays beside the cart's own, which pays the rest; null or 0: nothing. SPLIT-03 SPLIT-11 */
export function enterPart(cart: Cart, method: CounterPaymentMethod, amount: OptionalNumber<Cents>): Cart {
  const isUnread = amount === "UNREADABLE";
  const isTaken = amount === null || isUnread || (amount >= 0 && amount <= cartLimits.tendered);
  if (method === cart.paymentMethod || !isTaken) return cart;
  const parts = without(cart.parts, method);
  const unread = cart.unread.filter((one) => one !== method);
  if (isUnread) return { ...cart, parts, unread: [...unread, method] };
  if (amount !== null && amount !== noMoney)
    return { ...cart, parts: [...parts, { paymentMethod: method, amount }], unread };
  const isSame = parts.length === cart.parts.length && unread.length === cart.unread.length;
  return isSame ? cart : { ...cart, parts, unread };
}

/** All methods of a cart that was split, the one of the rest last; undefined: it wasn't. SPLIT-01 */
export function paymentsOf(cart: Cart, total?: Cents): Parts | undefined {
  if (cart.parts.length === 0) return undefined;
  return [...cart.parts, { paymentMethod: cart.paymentMethod, amount: restOfCart(cart, total) }];
}

const ofAccount = ({ parts }: Pick<Cart, "parts">) =>
  parts.find(({ paymentMethod }) => paymentMethod === "ACCOUNT_BALANCE");

/** Whether an account pays it, or a part of it. */
export const isOnAccount = (cart: Pick<Cart, "paymentMethod" | "parts">): boolean =>
  cart.paymentMethod === "ACCOUNT_BALANCE" || ofAccount(cart) !== undefined;

/** How much the account pays; null: nothing. */
export const onAccount = (cart: Cart, total: Cents): Cents | null =>
  cart.paymentMethod === "ACCOUNT_BALANCE" ? restOfCart(cart, total) : (ofAccount(cart)?.amount ?? null);

/** The account pays what it has, and cash the rest; what any other method pays stays as it is. SPLIT-04 */
export function payRestInCash(cart: Cart, onAccount: Cents): Cart {
  const parts = without(paymentsOf(cart) ?? [], "CASH", "ACCOUNT_BALANCE").filter(({ amount }) => amount > 0);
  const unread = cart.unread.filter((method) => method !== "CASH");
  return enterPart({ ...cart, paymentMethod: "CASH", parts, unread, tendered: null }, "ACCOUNT_BALANCE", onAccount);
}

export type RestOffer = { readonly onAccount: Cents; readonly inCash: Cents };

/** How a sale can be paid that the account can't pay; null: it has nothing, or pays none of it. SPLIT-04 */
export function restOffer(cart: Cart, missing: Cents): RestOffer | null {
  const amount = onAccount(cart, priceCart(cart).total);
  if (amount === null || amount <= missing) return null;
  const covered = subtractMoney(amount, missing);
  return { onAccount: covered, inCash: restOfCart(payRestInCash(cart, covered)) };
}
