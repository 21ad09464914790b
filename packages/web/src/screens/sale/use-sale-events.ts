import type { CheckoutFact, ScannedCode } from "@cantina/domain/sale";
import { useEffect, useEffectEvent } from "react";
import { listenToScanner } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { notify } from "../../ui/notify.ts";

/** What is said of a sale loads beside the screen, and is there before anything can be said. */
const words = import("./sale-notices.ts");

export async function tellUnknownCode(kind: ScannedCode["kind"]): Promise<void> {
  const { unknownCardNotice, unknownProductNotice } = await words;
  await notify(kind === "CARD" ? unknownCardNotice : unknownProductNotice);
}

async function tell(fact: CheckoutFact): Promise<void> {
  const { noticeOf } = await words;
  const notice = noticeOf(fact);
  if (notice !== null) await notify(notice);
}

/** Tells the seller what becomes of the sale, for as long as the screen is there. */
export function useSaleNotices(): void {
  const { saleFacts } = useWorkplace();
  useEffect(() => saleFacts.read((fact) => void tell(fact)), [saleFacts]);
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
