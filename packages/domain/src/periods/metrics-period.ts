import { type LocalDate, localDate } from "../kernel/index.ts";
import { type DaySpan, daysUntil, monthBefore, monthOf, spanBefore } from "./day-span.ts";

const months = [
  "JANUARY",
  "FEBRUARY",
  "MARCH",
  "APRIL",
  "MAY",
  "JUNE",
  "JULY",
  "AUGUST",
  "SEPTEMBER",
  "OCTOBER",
  "NOVEMBER",
  "DECEMBER",
] as const;

/** Specification §2; the first is the default. */
export const metricsPeriods = ["LAST_MONTH", "LAST_WEEK", ...months] as const;
export type MetricsPeriod = (typeof metricsPeriods)[number];

/** How long the rolling ones are, today included. */
const rollingDays = { LAST_MONTH: 30, LAST_WEEK: 7 } as const;

/** The first day of the latest month of that name that has begun. */
function beginningOf(month: (typeof months)[number], today: LocalDate): LocalDate {
  const [year = "", current = ""] = today.split("-");
  const wanted = months.indexOf(month) + 1;
  const its = wanted <= Number(current) ? Number(year) : Number(year) - 1;
  return localDate(`${String(its).padStart(4, "0")}-${String(wanted).padStart(2, "0")}-01`);
}

/** What a period is, and what it is compared with. */
export type ComparedDays = { readonly days: DaySpan; readonly former: DaySpan };

/** PERIOD-01 PERIOD-03 */
export function daysOfPeriod(period: MetricsPeriod, today: LocalDate): ComparedDays {
  if (period === "LAST_MONTH" || period === "LAST_WEEK") {
    const days = daysUntil(today, rollingDays[period]);
    return { days, former: spanBefore(days) };
  }
  const first = beginningOf(period, today);
  return { days: monthOf(first), former: monthBefore(first) };
}
