import { type ClosedDays, type DayFault, dayFault, openDays } from "../cafeteria/index.ts";
import type { LocalDate } from "../kernel/index.ts";

export type DisplayDays = {
  readonly today: LocalDate;
  readonly closed: ClosedDays;
  /** Dates that the product has already; they may stay although they are over. */
  readonly knownDates: readonly LocalDate[];
};

/** What keeps a product from being shown on a date; null: nothing does. EDIT-03 CAFETERIA-20 */
export const displayDateFault = (date: LocalDate, { today, closed, knownDates }: DisplayDays): DayFault | null =>
  knownDates.includes(date) ? null : dayFault(date, openDays(today, closed));

/** The dates that can't be set. EDIT-03 */
export const refusedDates = (dates: readonly LocalDate[], days: DisplayDays): readonly LocalDate[] =>
  dates.filter((date) => displayDateFault(date, days) !== null);
