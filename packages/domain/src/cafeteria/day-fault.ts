import { type LocalDate, addDays } from "../kernel/index.ts";
import { type ClosedDays, isClosedOn } from "./closed-days.ts";

export type DayFault = "PAST" | "TOO_FAR" | "CLOSED_DAY";

/** Among which days something can be planned. */
export type OpenDays = {
  readonly today: LocalDate;
  /** Specification §9: one year ahead. */
  readonly last: LocalDate;
  readonly closed: ClosedDays;
};

/** The same day of the next year, or the 28th where that has no 29th of February. */
function yearAfter(today: LocalDate): LocalDate {
  const last = addDays(today, 366);
  return last.slice(5) > today.slice(5) || last.slice(0, 4) > String(Number(today.slice(0, 4)) + 1)
    ? addDays(today, 365)
    : last;
}

export const openDays = (today: LocalDate, closed: ClosedDays): OpenDays => ({
  today,
  last: yearAfter(today),
  closed,
});

/** What keeps something from being planned for a day. CAFETERIA-20 */
export function dayFault(day: LocalDate, { today, last, closed }: OpenDays): DayFault | null {
  if (day < today) return "PAST";
  if (day > last) return "TOO_FAR";
  return isClosedOn(closed, day) ? "CLOSED_DAY" : null;
}
