import type { LocalDate } from "@cantina/domain/kernel";
import type { ReportKind, ReportQuestion } from "@cantina/domain/report-filters";
import { countsAsSold, historyBehind } from "@cantina/domain/reports";
import { type HistorySearch, historySearch } from "../history/index.ts";
import type { ToldRow } from "./breakdown.ts";

/** What is behind one row. */
export const rowAddress = (question: ReportQuestion, row: ToldRow, today: LocalDate): HistorySearch =>
  historySearch(historyBehind(question, row, today));

/** What is behind all that was sold or topped up, or behind all that was given back. */
export function wholeAddress(
  kind: ReportKind,
  question: ReportQuestion,
  isReturn: boolean,
  today: LocalDate,
): HistorySearch {
  const { dateFilterType, isWithoutReverted, ...filter } = question;
  return historySearch({
    ...filter,
    ...(isWithoutReverted && { withoutReverted: true }),
    ...countsAsSold(question, isReturn),
    until: isReturn && filter.until > today ? today : filter.until,
    dateKind: isReturn ? "CANCELLATION_DATE" : dateFilterType,
    orderType: kind === "SALES" ? "ORDER" : "BALANCE_CHARGE",
  });
}
