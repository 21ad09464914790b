import { type ClosedDays, isClosedOn } from "../cafeteria/index.ts";
import {
  type InstantRange,
  type LocalDate,
  type TimeZone,
  addDays,
  instantAfter,
  localDateOf,
} from "../kernel/index.ts";
import { daysIn } from "./day-span.ts";

/** How many days of a range the cafeteria was open, a begun one included. PERIOD-05 */
export function openDaysIn({ from, until }: InstantRange, closed: ClosedDays, zone: TimeZone): number {
  if (from >= until) return 0;
  const [first, last] = [localDateOf(from, zone), localDateOf(instantAfter(until, -1), zone)];
  return daysOf(first, last).filter((day) => !isClosedOn(closed, day)).length;
}

/** Each day from the first to the last, both included; none where they are reversed. */
export const daysOf = (first: LocalDate, last: LocalDate): readonly LocalDate[] =>
  first > last ? [] : Array.from({ length: daysIn({ first, last }) }, (_, day) => addDays(first, day));
