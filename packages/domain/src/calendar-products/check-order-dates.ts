import { type DayFault, type OpenDays, dayFault } from "../cafeteria/index.ts";
import type { LocalDate } from "../kernel/index.ts";

export type OrderDatesFault = { readonly code: "NO_DATES" } | { readonly code: DayFault; readonly date: LocalDate };

/** The first thing that keeps a pass from having these dates; `kept` are those that it has already. PASS-01 */
export function orderDatesFault(
  dates: readonly LocalDate[],
  days: OpenDays,
  kept: readonly LocalDate[] = [],
): OrderDatesFault | null {
  if (dates.length === 0) return { code: "NO_DATES" };
  for (const date of dates.toSorted()) {
    const fault = kept.includes(date) ? null : dayFault(date, days);
    if (fault !== null) return { code: fault, date };
  }
  return null;
}
