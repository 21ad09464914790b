import type { ReportKind, ReportQuestion } from "@cantina/domain/report-filters";
import * as texts from "../../texts/reports.ts";

/** What somebody who adds the figures up has to know of this filter. */
export const remarksOn = (
  kind: ReportKind,
  { isWithoutReverted, paymentMethod }: ReportQuestion,
): readonly string[] => [
  ...(isWithoutReverted ? [texts.leftOut] : []),
  ...(kind === "SALES" && paymentMethod !== undefined ? [texts.splitWhole] : []),
];
