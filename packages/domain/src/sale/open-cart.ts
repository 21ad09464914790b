import type { SnapshotFrom } from "xstate";
import type { Cart } from "./cart.ts";
import type { checkoutMachine } from "./checkout.machine.ts";
import type { OpenCart } from "./open-cart.port.ts";

const isUntouched = ({ lines, diner, description, sellerDiscount }: Cart): boolean =>
  lines.length === 0 && diner === null && description === "" && sellerDiscount === null;

/** What has been begun in the till: the cart on the screen, and the one that waits for another's end. */
export function openCartsOf({ context }: SnapshotFrom<typeof checkoutMachine>): readonly OpenCart[] {
  const { cart, cartId, setAside } = context;
  return [...(isUntouched(cart) ? [] : [{ cartId, cart }]), ...(setAside === null ? [] : [setAside])];
}

/**
 * What a reload would give back to the seller. A cart that is being sent is not among it: it is kept as an attempt,
 * whose answer may come to another tab, and would be sold twice from here. SALE-80
 */
export function openCartOf(snapshot: SnapshotFrom<typeof checkoutMachine>): OpenCart | null {
  const { attempt, cart, cartId, setAside } = snapshot.context;
  if (setAside !== null) return setAside;
  const isSent = attempt !== null && (snapshot.hasTag("busy") || snapshot.hasTag("uncertain"));
  return isSent || isUntouched(cart) ? null : { cartId, cart };
}
