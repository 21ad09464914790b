import { type CartId, type NewId, id } from "../kernel/index.ts";
import { continueAttempt } from "./attempt.ts";
import { type Cart, emptyCart } from "./cart.ts";
import type { CheckoutInput, CheckoutPolicy, CheckoutPorts } from "./checkout.events.ts";
import type { SubmitFailure } from "./orders.port.ts";
import type { PendingSale } from "./pending-sale.port.ts";
import { acceptPrices } from "./refresh-cart.ts";

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
};

const nothingUnderWay = { attempt: null, refusal: null, retries: 0 } as const;

type NewCart = Pick<CheckoutContext, "cartId" | "cart" | "attempt" | "refusal" | "retries">;

export const newCart = (newId: NewId, policy: CheckoutPolicy): NewCart => ({
  cartId: id<"cart">(newId()),
  cart: emptyCart(policy.defaultPaymentMethod),
  ...nothingUnderWay,
});

export const initialContext = ({ ports, policy }: CheckoutInput): CheckoutContext => ({
  ports,
  policy,
  ...newCart(ports.newId, policy),
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
  // The cart on the screen may have followed the catalogue since the attempt was made.
  return { ...next, cart: refusal.code === "PRICE_CHANGED" ? acceptPrices(cart, refusal.data.lines) : cart };
}

/** An untouched cart takes the new default at once. */
export function withPolicy(context: CheckoutContext, policy: CheckoutPolicy): Pick<CheckoutContext, "policy" | "cart"> {
  const { cart } = context;
  const isUntouched = cart.lines.length === 0 && cart.paymentMethod === context.policy.defaultPaymentMethod;
  return { policy, cart: isUntouched ? { ...cart, paymentMethod: policy.defaultPaymentMethod } : cart };
}
