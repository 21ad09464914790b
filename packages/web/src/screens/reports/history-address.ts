import type { LocalDate } from "@cantina/domain/kernel";
import type { ReportKind, ReportQuestion } from "@cantina/domain/report-filters";
import { type Whole, historyBehind, historyBehindAll } from "@cantina/domain/reports";
import { type HistorySearch, historySearch } from "../history/index.ts";
import type { ToldRow } from "./breakdown.ts";

/** What is behind one row; null: no list shows it. */
export function rowAddress(question: ReportQuestion, row: ToldRow, today: LocalDate): HistorySearch | null {
  const behind = historyBehind(question, row, today);
  return behind && historySearch(behind);
}

/** What is behind all that was sold or topped up, or behind all that was given back. */
export const wholeAddress = (
  kind: ReportKind,
  question: ReportQuestion,
  whole: Omit<Whole, "orderType">,
  today: LocalDate,
): HistorySearch =>
  historySearch(
    historyBehindAll(question, { ...whole, orderType: kind === "SALES" ? "ORDER" : "BALANCE_CHARGE" }, today),
  );
