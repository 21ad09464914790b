import type { LocalDate } from "@cantina/domain/kernel";
import type { ReportKind, ReportQuestion } from "@cantina/domain/report-filters";
import { type HistoryBehind, countsAsSold, historyBehind } from "@cantina/domain/reports";
import type { ToldRow } from "./breakdown.ts";

export type HistorySearch = Readonly<Record<string, string>>;

/** As Historial has it in its address. */
function searchOf({
  classIds,
  withoutCommensal,
  withoutReverted,
  asSold,
  productVersion,
  unitPrice,
  ...texts
}: HistoryBehind): HistorySearch {
  const said = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    ...Object.fromEntries(said),
    ...(classIds !== undefined && { classIds: classIds.join(",") }),
    ...(withoutCommensal === true && { withoutCommensal: "1" }),
    ...(withoutReverted === true && { withoutReverted: "1" }),
    ...(asSold === true && { asSold: "1" }),
    ...(unitPrice !== undefined && { unitPrice: String(unitPrice) }),
    ...(productVersion !== undefined && { productVersion: String(productVersion) }),
  };
}

/** What is behind one row. */
export const rowAddress = (question: ReportQuestion, row: ToldRow, today: LocalDate): HistorySearch =>
  searchOf(historyBehind(question, row, today));

/** What is behind all that was sold or topped up, or behind all that was given back. */
export function wholeAddress(
  kind: ReportKind,
  question: ReportQuestion,
  isReturn: boolean,
  today: LocalDate,
): HistorySearch {
  const { dateFilterType, isWithoutReverted, ...filter } = question;
  return searchOf({
    ...filter,
    ...(isWithoutReverted && { withoutReverted: true }),
    ...countsAsSold(question, isReturn),
    until: isReturn && filter.until > today ? today : filter.until,
    dateKind: isReturn ? "CANCELLATION_DATE" : dateFilterType,
    orderType: kind === "SALES" ? "ORDER" : "BALANCE_CHARGE",
  });
}
