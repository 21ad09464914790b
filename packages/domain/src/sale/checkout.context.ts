import { type CartId, type NewId, id } from "../kernel/index.ts";
import { untoldAllergens } from "./check-allergens.ts";
import { untoldSeals } from "./check-seals.ts";
import { continueAttempt } from "./attempt.ts";
import { type Cart, emptyCart } from "./cart.ts";
import { unacceptedTerms, withNewsOf } from "./cart-changes.ts";
import type { CheckoutInput, CheckoutPolicy, CheckoutPorts, NextCart } from "./checkout.events.ts";
import type { OpenCart } from "./open-cart.port.ts";
import type { SubmitFailure } from "./orders.port.ts";
import { nameOf } from "./cart-line.ts";
import { restOf } from "./joined-cart.ts";
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
  /** The cart before something was taken out of it, until the seller changes or sends it. SALE-82 */
  readonly former: FormerCart | null;
};

/** What was taken out of it: the names of its lines, or all of it. */
export type FormerCart = OpenCart & { readonly taken: readonly string[] | "ALL" };

const nothingUnderWay = { attempt: null, refusal: null, retries: 0, former: null } as const;

type NewCart = Pick<CheckoutContext, "cartId" | "cart" | "attempt" | "refusal" | "retries" | "former">;

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

/** What was put aside leaves the till; what is taken up stands in it alone. SALE-90 SALE-91 */
export function letGo(context: CheckoutContext, next: NextCart): Partial<CheckoutContext> {
  if (next === "SAME") return {};
  return next === "NEW" ? nextCart(context) : { ...next, ...nothingUnderWay, setAside: null };
}

/** A cart that gives way to another one waits for its end. SALE-80 */
function besides({ cart, cartId, setAside }: CheckoutContext, nextId: CartId): OpenCart | null {
  return cartId !== nextId && cart.lines.length > 0 ? { cartId, cart } : setAside;
}

/** The copy of a sent cart that another tab has put more into since: what it has more is a cart of its own. SALE-80 */
function besidesCopy({ cart, setAside, ports }: CheckoutContext, pending: PendingSale): OpenCart | null {
  const rest = restOf(cart, pending.cart);
  return rest === null ? setAside : { cartId: id<"cart">(ports.newId()), cart: rest };
}

/** A sale of before the reload goes on; a cart that was open beside it waits. SALE-23 SALE-80 */
export const resumed = (context: CheckoutContext, pending: PendingSale): Partial<CheckoutContext> => ({
  ...underWay(pending),
  setAside: context.cartId === pending.cartId ? besidesCopy(context, pending) : besides(context, pending.cartId),
});

/** The seller's change; what it takes out can be taken back until the next one. SALE-82 */
export function changed({ cart, cartId }: CheckoutContext, next: Cart): Partial<CheckoutContext> {
  if (next === cart) return {};
  if (next.lines.length >= cart.lines.length) return { cart: next, former: null };
  const left = new Set(next.lines.map(({ key }) => key));
  const taken = cart.lines.filter(({ key }) => !left.has(key)).map(nameOf);
  return { cart: next, former: { cartId, cart, taken } };
}

/** Emptied by the seller, and not sold. SALE-82 */
export const emptied = (context: CheckoutContext): Partial<CheckoutContext> => ({
  ...nextCart(context),
  former: { cartId: context.cartId, cart: context.cart, taken: "ALL" },
});

/** The cart of before, which is sold under its old id. SALE-82 */
export function takenBack(context: CheckoutContext): Partial<CheckoutContext> {
  if (context.former === null) return {};
  const { cartId, cart } = context.former;
  return { cartId, cart, setAside: besides(context, cartId), former: null };
}

/** What is heard concerns the carts that wait or could come back as well. */
export function inEveryCart(
  { cart, setAside, former }: CheckoutContext,
  hear: (cart: Cart) => Cart,
): Pick<CheckoutContext, "cart" | "setAside" | "former"> {
  return {
    cart: hear(cart),
    setAside: setAside === null ? null : { ...setAside, cart: hear(setAside.cart) },
    former: former === null ? null : { ...former, cart: hear(former.cart) },
  };
}

/** Back to the cart as it is. */
export const withoutAttempt = (): Partial<CheckoutContext> => nothingUnderWay;

/** An attempt that is to be sent, with its cart on the screen. */
export const underWay = (attempt: PendingSale): NewCart => ({
  cartId: attempt.cartId,
  cart: attempt.cart,
  ...nothingUnderWay,
  attempt,
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

/** It holds what its diner must not eat: the same. ALLERGEN-05 */
export const askedOfAllergens = ({ cart, request }: PendingSale): Pick<CheckoutContext, "refusal"> => ({
  refusal: { code: "ALLERGENS_CONTAINED", data: untoldAllergens(cart, request) },
});

/** It holds what carries a seal: the same. SCHOOL-06 */
export const askedOfSeals = ({ attempt, policy }: CheckoutContext): Partial<CheckoutContext> =>
  attempt === null ? {} : { refusal: untoldSeals(attempt.cart, policy.schoolRules, attempt.request) };

/** An untouched cart takes the new default at once. */
export function withPolicy(context: CheckoutContext, policy: CheckoutPolicy): Pick<CheckoutContext, "policy" | "cart"> {
  const { cart } = context;
  const isUntouched = cart.lines.length === 0 && cart.paymentMethod === context.policy.defaultPaymentMethod;
  return { policy, cart: isUntouched ? { ...cart, paymentMethod: policy.defaultPaymentMethod } : cart };
}
