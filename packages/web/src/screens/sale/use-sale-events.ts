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

export function useScanner(onCode: (code: ScannedCode) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => listenToScanner((code) => take(code)), []);
}
