import { type CheckoutEvent, type CheckoutFact, type ScannedCode, restOffer } from "@cantina/domain/sale";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import type { SnapshotFrom } from "xstate";
import { listenToScanner } from "../../composition/device/index.ts";
import type { CheckoutActor } from "../../composition/till/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { notify } from "../../ui/notify.ts";

/** What is said of a sale loads beside the screen, and is there before anything can be said. */
const words = import("./sale-notices.ts");

export async function tellUnknownCode(kind: ScannedCode["kind"]): Promise<void> {
  const { unknownCardNotice, unknownProductNotice } = await words;
  await notify(kind === "CARD" ? unknownCardNotice : unknownProductNotice);
}

export async function tellNoQuantity(): Promise<void> {
  const { noQuantityNotice } = await words;
  await notify(noQuantityNotice);
}

/** A cart that is being sold, or asked about, takes nothing: whoever brings something is told. SALE-110 */
export function give(checkout: CheckoutActor, event: CheckoutEvent, name: string): void {
  if (checkout.getSnapshot().hasTag("editable")) checkout.send(event);
  else void words.then(({ notTakenNotice }) => notify(notTakenNotice(name)));
}

/** What a notice of a sale is about: it goes with the next step of the seller, and not with what is heard meanwhile. */
const stepOf = ({ context: { cartId, cart } }: SnapshotFrom<CheckoutActor>): string =>
  [
    cartId,
    cart.paymentMethod,
    ...cart.parts.map(({ amount }) => amount),
    cart.diner?.commensal.id ?? "",
    cart.lines.length > 0,
  ].join(" ");

/** Tells the seller what becomes of the sale, for as long as the screen is there. */
export function useSaleNotices(onTopUp: () => void): void {
  const { saleFacts, checkout, cashDialog } = useWorkplace();
  const navigate = useNavigate();
  const topUp = useEffectEvent(onTopUp);
  useEffect(() => {
    let isGone = false;
    let step = "";
    let endLast = (): void => undefined;
    const tell = async (fact: CheckoutFact): Promise<void> => {
      const { noticeOf } = await words;
      const notice = noticeOf(fact, {
        onSee: (open) => void navigate({ to: "/orders", search: { open } }),
        onCash: () => checkout.send({ type: "sale.paymentMethodChosen", method: "CASH" }),
        offerFor: (missing) => restOffer(checkout.getSnapshot().context.cart, missing),
        onRest: (onAccount) => checkout.send({ type: "sale.restInCash", onAccount }),
        onTopUp: () => topUp(),
        onOpenRegister: () => cashDialog.set("open"),
      });
      if (notice === null) return;
      const end = await notify(notice);
      const isOfCart = notice.stays === true || (fact.type === "sale.refused" && notice.actions !== undefined);
      if (!isOfCart) return;
      step = stepOf(checkout.getSnapshot());
      endLast = end;
      if (isGone) end();
    };
    const stopReading = saleFacts.read((fact) => void tell(fact));
    // What stays is read until the seller goes on, and what can be done about a cart is done to no other. SALE-86
    const changes = checkout.subscribe((snapshot) => {
      if (stepOf(snapshot) !== step) endLast();
    });
    return () => {
      isGone = true;
      stopReading();
      changes.unsubscribe();
      endLast();
    };
  }, [saleFacts, checkout, cashDialog, navigate]);
}

/** Offers to take back what was taken out of the cart, as long as that can be done. SALE-82 */
export function useUndoNotice(): void {
  const { checkout } = useWorkplace();
  useEffect(() => {
    let taken = checkout.getSnapshot().context.former?.taken;
    let endOffer = (): void => undefined;
    const offer = async (): Promise<void> => {
      endOffer();
      if (taken === undefined) return;
      const offered = taken;
      const { undoNotice } = await words;
      const end = await notify(undoNotice(offered, () => checkout.send({ type: "sale.undone" })));
      if (taken === offered) endOffer = end;
      else end();
    };
    const changes = checkout.subscribe(({ context: { former } }) => {
      if (former?.taken === taken) return;
      taken = former?.taken;
      void offer();
    });
    return () => {
      changes.unsubscribe();
      taken = undefined;
      endOffer();
    };
  }, [checkout]);
}

export function useScanner(onCode: (code: ScannedCode) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => listenToScanner((code) => take(code)), []);
}
