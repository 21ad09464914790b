import { differenceFromLedger } from "@cantina/domain/reports";
import type { Report } from "../../composition/desk/index.ts";
import * as texts from "../../texts/reports.ts";
import { ledgerText } from "./LedgerMark.tsx";

type Told = readonly { readonly report: Report }[];

/** Beyond that there is no moment between two sales. */
const mostTries = 8;

/** Of the same filter the ledger said the same each time. */
const isOfOneMoment = (told: Told): boolean =>
  told.every(({ report }) => report.ledgerTotal === told[0]?.report.ledgerTotal);

/** Each way of telling it is an answer of its own, between two of which somebody may sell: then all are asked again. REPORT-10 */
export async function toldTogether<Made extends Told>(read: () => Promise<Made>): Promise<Made> {
  for (let left = mostTries - 1; ; left -= 1) {
    const told = await read();
    if (left === 0 || isOfOneMoment(told)) return told;
  }
}

/** Of all ways: the first that isn't what the ledger says, if one isn't. */
export function ledgerTextOf(told: Told): string {
  if (!isOfOneMoment(told)) return texts.ofSeveralMoments;
  const shown = told.find(({ report }) => differenceFromLedger(report) !== 0) ?? told[0];
  return shown === undefined ? "" : ledgerText(shown.report);
}
