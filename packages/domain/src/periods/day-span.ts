import {
  type InstantRange,
  type LocalDate,
  type TimeZone,
  addDays,
  dayRange,
  localDate,
  temporal,
} from "../kernel/index.ts";

/** Days of a cafeteria, the first and the last included. */
export type DaySpan = { readonly first: LocalDate; readonly last: LocalDate };

/** From 1 on. */
export const daysIn = ({ first, last }: DaySpan): number =>
  temporal().PlainDate.from(first).until(last, { largestUnit: "days" }).days + 1;

/** So many days, of which that one is the last. */
export const daysUntil = (last: LocalDate, count: number): DaySpan => ({ first: addDays(last, 1 - count), last });

/** As many days just before them. PERIOD-03 */
export const spanBefore = (span: DaySpan): DaySpan => daysUntil(addDays(span.first, -1), daysIn(span));

/** The whole month of a day. */
export function monthOf(day: LocalDate): DaySpan {
  const date = temporal().PlainDate.from(day);
  return {
    first: localDate(date.with({ day: 1 }).toString()),
    last: localDate(date.with({ day: date.daysInMonth }).toString()),
  };
}

/** The whole month before a day's. */
export const monthBefore = (day: LocalDate): DaySpan => monthOf(addDays(monthOf(day).first, -1));

/** PERIOD-04 */
export const instantsOf = ({ first, last }: DaySpan, zone: TimeZone): InstantRange => ({
  from: dayRange(first, zone).from,
  until: dayRange(last, zone).until,
});
