import { type OpenCart, type OpenCartPort, openCartOf } from "@cantina/domain/sale";
import { afterFrame } from "../device/index.ts";
import type { CheckoutActor } from "./checkout-actor.ts";

/**
 * Keeps what a reload would lose, after each change of it; stopping forgets it. What a scan adds to a cart is shown
 * before it is written; another cart, one that is sent and none are written before anything else is done.
 */
export function keepCart(checkout: CheckoutActor, port: OpenCartPort): () => void {
  let last: OpenCart | null | undefined;
  const writing = afterFrame(() => port.save(last ?? null));
  const kept = checkout.subscribe((snapshot) => {
    const open = openCartOf(snapshot);
    if (last !== undefined && open?.cart === last?.cart) return;
    const isSameCart = open !== null && open.cartId === last?.cartId;
    last = open;
    if (isSameCart) writing.ask();
    else writing.now();
  });
  return () => {
    kept.unsubscribe();
    last = null;
    writing.now();
  };
}
