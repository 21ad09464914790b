import { type LocalDate, addDays } from "../kernel/index.ts";
import { type DaySpan, daysUntil, monthBefore, monthOf } from "./day-span.ts";

/** What a range of days is chosen by. */
export const rangePresets = ["TODAY", "YESTERDAY", "LAST_7_DAYS", "THIS_MONTH", "PREVIOUS_MONTH"] as const;
export type RangePreset = (typeof rangePresets)[number];

/** Until today at the latest. PERIOD-02 */
export function daysOfPreset(preset: RangePreset, today: LocalDate): DaySpan {
  switch (preset) {
    case "TODAY":
      return daysUntil(today, 1);
    case "YESTERDAY":
      return daysUntil(addDays(today, -1), 1);
    case "LAST_7_DAYS":
      return daysUntil(today, 7);
    case "THIS_MONTH":
      return { first: monthOf(today).first, last: today };
    case "PREVIOUS_MONTH":
      return monthBefore(today);
  }
}
