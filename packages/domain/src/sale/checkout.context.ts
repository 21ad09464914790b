import { type CartId, type NewId, id } from "../kernel/index.ts";
import { continueAttempt } from "./attempt.ts";
import { type Cart, emptyCart } from "./cart.ts";
import { unacceptedTerms, withNewsOf } from "./cart-changes.ts";
import type { CheckoutInput, CheckoutPolicy, CheckoutPorts } from "./checkout.events.ts";
import type { OpenCart } from "./open-cart.port.ts";
import type { SubmitFailure } from "./orders.port.ts";
import type { PendingSale } from "./pending-sale.port.ts";

export type CheckoutContext = {
  readonly ports: CheckoutPorts;
  readonly policy: CheckoutPolicy;
  /** One for each cart, kept over all its attempts. */
  readonly cartId: CartId;
  readonly cart: Cart;
  /** What was sent, from the press of the button until the seller may edit again. */
  readonly attempt: PendingSale | null;
  /** The last answer, while a prompt or a wait for certainty depends on it. */
  readonly refusal: SubmitFailure | null;
  /** Sends of this attempt whose outcome is not known. */
  readonly retries: number;
  /** The cart that was open while another one's sale is resumed; it comes back after it. SALE-80 */
  readonly setAside: OpenCart | null;
};

const nothingUnderWay = { attempt: null, refusal: null, retries: 0 } as const;

type NewCart = Pick<CheckoutContext, "cartId" | "cart" | "attempt" | "refusal" | "retries">;

const newCart = (newId: NewId, policy: CheckoutPolicy): NewCart => ({
  cartId: id<"cart">(newId()),
  cart: emptyCart(policy.defaultPaymentMethod),
  ...nothingUnderWay,
});

/** Begins with the cart that was open before a reload, if there was one. SALE-80 */
export const initialContext = ({ ports, policy }: CheckoutInput): CheckoutContext => ({
  ports,
  policy,
  ...newCart(ports.newId, policy),
  ...ports.openCart?.load(),
  setAside: null,
});

/** After a sale: the cart that waited for its end, else a new one. SALE-27 SALE-80 */
export const nextCart = ({ setAside, ports, policy }: CheckoutContext): Partial<CheckoutContext> =>
  setAside === null ? newCart(ports.newId, policy) : { ...setAside, ...nothingUnderWay, setAside: null };

/** A sale of before the reload goes on; a cart that was open beside it waits. SALE-23 SALE-80 */
export function resumed({ cart, cartId }: CheckoutContext, pending: PendingSale): Partial<CheckoutContext> {
  const isAnother = cartId !== pending.cartId && cart.lines.length > 0;
  return { ...underWay(pending), setAside: isAnother ? { cartId, cart } : null };
}

/** What is heard concerns the cart that waits as well. */
export const inEveryCart = (
  { cart, setAside }: CheckoutContext,
  hear: (cart: Cart) => Cart,
): Pick<CheckoutContext, "cart" | "setAside"> => ({
  cart: hear(cart),
  setAside: setAside === null ? null : { ...setAside, cart: hear(setAside.cart) },
});

/** Back to the cart as it is. */
export const withoutAttempt = (): Pick<CheckoutContext, "attempt" | "refusal" | "retries"> => nothingUnderWay;

/** An attempt that is to be sent, with its cart on the screen. */
export const underWay = (attempt: PendingSale): NewCart => ({
  cartId: attempt.cartId,
  cart: attempt.cart,
  attempt,
  refusal: null,
  retries: 0,
});

/** The attempt goes on with what the seller has just granted; accepted prices enter the cart as well. */
export function continued(context: CheckoutContext): Partial<CheckoutContext> {
  const { attempt, refusal, cart, ports } = context;
  if (attempt === null || refusal === null) return {};
  const next = underWay(continueAttempt(attempt, refusal, ports.newId));
  // The cart on the screen may have heard more of the catalogue since the attempt was made.
  return { ...next, cart: refusal.code === "PRICE_CHANGED" ? withNewsOf(next.cart, cart) : cart };
}

/** The total would be another one by now: the attempt is asked about before anything is sent. SALE-25 */
export function asked(attempt: PendingSale): Partial<CheckoutContext> {
  const difference = unacceptedTerms(attempt.cart);
  return difference === null ? {} : { ...underWay(attempt), refusal: { code: "PRICE_CHANGED", data: difference } };
}

/** An untouched cart takes the new default at once. */
export function withPolicy(context: CheckoutContext, policy: CheckoutPolicy): Pick<CheckoutContext, "policy" | "cart"> {
  const { cart } = context;
  const isUntouched = cart.lines.length === 0 && cart.paymentMethod === context.policy.defaultPaymentMethod;
  return { policy, cart: isUntouched ? { ...cart, paymentMethod: policy.defaultPaymentMethod } : cart };
}
