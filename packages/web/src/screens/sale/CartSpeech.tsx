import { type ToldCart, checkoutView, toldChange } from "@cantina/domain/sale";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import type { CheckoutActor } from "../../composition/till/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import voice from "../../ui/spoken.module.css";
import { toldCartText } from "./told-cart-text.ts";

function toldCart(checkout: CheckoutActor): ToldCart {
  const snapshot = checkout.getSnapshot();
  return { ...checkoutView(snapshot), cartId: snapshot.context.cartId };
}

/** The diner and the method, chosen by hand, are told by what has the focus then. */
const isChosenByHand = (): boolean => document.activeElement?.matches("[role=combobox],[type=radio]") === true;

/** What becomes of the cart, for who hears the till: all of one step at once, and once. SALE-100 */
export function CartSpeech() {
  const { checkout, sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [said, setSaid] = useState("");
  const tell = useEffectEvent((before: ToldCart, now: ToldCart): void => {
    const change = toldChange(before, now);
    const told = change !== null && isChosenByHand() ? { ...change, paymentMethod: null, diner: null } : change;
    if (told !== null) setSaid(toldCartText(told, cafeteria?.customPaymentMethod ?? null));
    // The next cart may begin with the same words.
    else if (before.cartId !== now.cartId) setSaid("");
  });
  useEffect(() => {
    let before = toldCart(checkout);
    const changes = checkout.subscribe(() => {
      const now = toldCart(checkout);
      tell(before, now);
      before = now;
    });
    return () => changes.unsubscribe();
  }, [checkout]);
  // In the body itself: a dialog silences all of the page that is not.
  return createPortal(
    <div role="status" aria-live="polite" className={voice["spoken"]}>
      {said}
    </div>,
    document.body,
  );
}
