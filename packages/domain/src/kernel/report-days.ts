import { type LocalDate, addDays } from "./local-time.ts";

/** Days that one report tells of at most. */
export const mostReportDays = 366;

/** What stands in a report's fields; both days are told of. */
export type ReportDays = { readonly from: LocalDate | null; readonly until: LocalDate | null };
export type ReportDaysFault = "MISSING" | "REVERSED" | "IN_FUTURE" | "TOO_LONG";

export function reportDaysFault({ from, until }: ReportDays, today: LocalDate): ReportDaysFault | undefined {
  if (from === null || until === null) return "MISSING";
  if (from > until) return "REVERSED";
  if (until > today) return "IN_FUTURE";
  return addDays(from, mostReportDays - 1) < until ? "TOO_LONG" : undefined;
}
