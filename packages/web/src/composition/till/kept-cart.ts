import { type OpenCart, type OpenCartPort, openCartOf } from "@cantina/domain/sale";
import type { CheckoutActor } from "./checkout-actor.ts";

/** Keeps what a reload would lose, after each change of it; stopping forgets it. */
export function keepCart(checkout: CheckoutActor, port: OpenCartPort): () => void {
  let last: OpenCart["cart"] | null | undefined;
  const kept = checkout.subscribe((snapshot) => {
    const open = openCartOf(snapshot);
    const cart = open?.cart ?? null;
    if (cart === last) return;
    last = cart;
    port.save(open);
  });
  return () => {
    kept.unsubscribe();
    port.save(null);
  };
}
