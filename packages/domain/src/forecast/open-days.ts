import { BrokenInvariant, type LocalDate, temporal } from "../kernel/index.ts";
import type { SalesDay } from "./sales-day.ts";

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type CountedDay = {
  /** Days since 1970-01-01: how many hours a day has doesn't count. */
  readonly number: number;
  readonly weekday: Weekday;
};

export type OpenDay = CountedDay & Pick<SalesDay, "units"> & { readonly total: number };

/** FORECAST-01 */
const daysLookedAt = 90;

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

export function countDay(day: LocalDate): CountedDay {
  const date = temporal().PlainDate.from(day);
  const weekday = weekdays[date.dayOfWeek - 1];
  if (weekday === undefined) throw new BrokenInvariant("a week has seven days");
  return { number: temporal().PlainDate.from("1970-01-01").until(date).days, weekday };
}

function totalOf({ day, units }: SalesDay): number {
  let total = 0;
  for (const sold of units.values()) {
    if (!Number.isSafeInteger(sold) || sold < 0) throw new BrokenInvariant(`${sold} units on ${day}`);
    total += sold;
  }
  return total;
}

/** The days that teach something about `target`, oldest first. FORECAST-01 FORECAST-02 */
export function openDaysBefore(target: CountedDay, history: readonly SalesDay[]): readonly OpenDay[] {
  const open = history
    .filter(({ isClosed }) => !isClosed)
    .map((sales): OpenDay => ({ ...countDay(sales.day), units: sales.units, total: totalOf(sales) }))
    .filter(({ number, total }) => number < target.number && number >= target.number - daysLookedAt && total > 0)
    .toSorted((one, other) => one.number - other.number);
  if (open.some(({ number }, index) => number === open[index + 1]?.number))
    throw new BrokenInvariant("a day of the history is told twice");
  return open;
}
