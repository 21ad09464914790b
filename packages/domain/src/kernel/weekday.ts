import { BrokenInvariant } from "./broken-invariant.ts";
import type { LocalDate } from "./local-time.ts";
import { temporal } from "./temporal.ts";

/** In the order of the week, Monday first; specification §9. */
export const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;
export type Weekday = (typeof weekdays)[number];

export function weekdayOf(day: LocalDate): Weekday {
  const weekday = weekdays[temporal().PlainDate.from(day).dayOfWeek - 1];
  if (weekday === undefined) throw new BrokenInvariant("a week has seven days");
  return weekday;
}
