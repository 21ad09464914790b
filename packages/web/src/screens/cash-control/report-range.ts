import { type LocalDate, addDays } from "@cantina/domain/kernel";
import * as texts from "../../texts/cash-control.ts";
import * as words from "../../texts/words.ts";

export type ReportRange = { readonly from: LocalDate | null; readonly until: LocalDate | null };
export type RangeFaults = { readonly from?: string; readonly until?: string };

/** Specification §9. */
const firstDays = 7;
const mostDays = 365;

/** The last 7 days, today included. */
export const firstRange = (today: LocalDate): ReportRange => ({ from: addDays(today, 1 - firstDays), until: today });

/** What keeps a report from being asked. */
export function rangeFaults({ from, until }: ReportRange, today: LocalDate): RangeFaults {
  if (from === null) return { from: words.dayMissing };
  if (until === null) return { until: words.dayMissing };
  if (until > today) return { until: texts.inFuture };
  if (from > until) return { from: words.rangeReversed };
  return addDays(from, mostDays) < until ? { from: texts.rangeTooLong(mostDays) } : {};
}
