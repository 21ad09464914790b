import { type DayFault, type OpenDays, dayFault, isClosedOn } from "../cafeteria/index.ts";
import type { LocalDate } from "../kernel/index.ts";

export type OrderDatesFault = { readonly code: "NO_DATES" } | { readonly code: DayFault; readonly date: LocalDate };

/** A day of the month under way: past or not, a pass of that month may hold it. */
const isOfThisMonth = (date: LocalDate, { today }: OpenDays): boolean => date.slice(0, 7) === today.slice(0, 7);

/** What keeps a pass from having that date. PASS-01 */
export function orderDateFault(date: LocalDate, days: OpenDays): DayFault | null {
  const fault = dayFault(date, days);
  if (fault !== "PAST" || !isOfThisMonth(date, days)) return fault;
  return isClosedOn(days.closed, date) ? "CLOSED_DAY" : null;
}

/** The first thing that keeps a pass from having these dates; `kept` are those that it has already. PASS-01 */
export function orderDatesFault(
  dates: readonly LocalDate[],
  days: OpenDays,
  kept: readonly LocalDate[] = [],
): OrderDatesFault | null {
  if (dates.length === 0) return { code: "NO_DATES" };
  for (const date of dates.toSorted()) {
    const fault = kept.includes(date) ? null : orderDateFault(date, days);
    if (fault !== null) return { code: fault, date };
  }
  return null;
}
