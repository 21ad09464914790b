import { useState } from "react";
import { type PayoutCalls, type ToldPayout, payoutPatience } from "../../composition/desk/index.ts";
import { saveFile, spreadsheetOf } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/payouts.ts";
import { useNotify } from "../notices/index.ts";
import { providerTrouble } from "./provider-trouble.ts";

/** Fetches a payout's spreadsheet and hands it to the browser as it came; to nobody once they have left. PAYOUT-03 */
export function usePayoutFile({ readPayoutFile }: PayoutCalls) {
  const { left } = useWorkplace();
  const notify = useNotify();
  const [busyId, setBusyId] = useState<string | null>(null);
  const refuse = (detail: string): void => void notify({ kind: "error", title: texts.notDownloaded, detail });

  async function save({ id: payoutId, payoutDate }: ToldPayout): Promise<void> {
    setBusyId(payoutId);
    try {
      const read = await readPayoutFile({ params: { payoutId } }, { patience: payoutPatience, signal: left });
      if (!read.ok) return refuse(providerTrouble(read.failure) ?? sentenceOf(read.failure));
      const spreadsheet = spreadsheetOf(read.value);
      if (spreadsheet === null) return refuse(sentenceOf({ code: "PAYOUTS_UNREADABLE" }));
      const name = texts.fileName(payoutDate, spreadsheet.kind);
      saveFile(spreadsheet.file, name);
      void notify({ kind: "success", title: texts.downloaded(name) });
    } finally {
      setBusyId(null);
    }
  }
  return { busyId, save: (payout: ToldPayout) => void save(payout) };
}
