import { BrokenInvariant } from "./broken-invariant.ts";
import { temporal } from "./temporal.ts";

/** ISO 8601 UTC with milliseconds: texts sort as the instants do. */
export type Instant = string & { readonly "~brand": "Instant" };
/** yyyy-MM-dd in a cafeteria's time zone. */
export type LocalDate = string & { readonly "~brand": "LocalDate" };
/** HH:mm in a cafeteria's time zone. */
export type LocalTime = string & { readonly "~brand": "LocalTime" };
/** An IANA time zone name. */
export type TimeZone = string & { readonly "~brand": "TimeZone" };
/** Half-open: from ≤ t < until. */
export type InstantRange = { readonly from: Instant; readonly until: Instant };

function checked<T extends string>(read: () => string, text: string): T {
  try {
    return read() as T;
  } catch (cause) {
    throw new BrokenInvariant(`"${text}" cannot be read as time`, { cause });
  }
}

export const instant = (text: string): Instant =>
  checked(() => temporal().Instant.from(text).toString({ fractionalSecondDigits: 3 }), text);

export const localDate = (text: string): LocalDate => checked(() => temporal().PlainDate.from(text).toString(), text);

/** For a text that somebody typed; null: no month has that day. */
export function localDateIfAny(text: string): LocalDate | null {
  try {
    return temporal().PlainDate.from(text).toString() as LocalDate;
  } catch {
    return null;
  }
}

export const localTime = (text: string): LocalTime =>
  checked(() => temporal().PlainTime.from(text).toString({ smallestUnit: "minute" }), text);

export const timeZone = (name: string): TimeZone =>
  checked(() => {
    temporal().Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return name;
  }, name);

/** The calendar day at that place. KERNEL-06 */
export const localDateOf = (at: Instant, zone: TimeZone): LocalDate =>
  localDate(temporal().Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString());

/** The wall clock at that place, HH:mm. */
export const localTimeOf = (at: Instant, zone: TimeZone): LocalTime =>
  localTime(temporal().Instant.from(at).toZonedDateTimeISO(zone).toPlainTime().toString());

const firstInstant = "0001-01-01T00:00:00.000Z" as Instant;
const lastInstant = "9999-12-31T23:59:59.999Z" as Instant;

/** The ends of the years 1 and 9999 in UTC stand for what is beyond them: it sorts wrong, and no database reads it. */
function withinYears(at: Instant): Instant {
  if (at.startsWith("+")) return lastInstant;
  return at < firstInstant ? firstInstant : at;
}

/** 23, 24 or 25 hours: from the day's first instant to the next day's. KERNEL-06 */
export function dayRange(day: LocalDate, zone: TimeZone): InstantRange {
  const date = temporal().PlainDate.from(day);
  const startOf = (plain: typeof date): Instant =>
    withinYears(instant(plain.toZonedDateTime({ timeZone: zone }).toInstant().toString()));
  return { from: startOf(date), until: startOf(date.add({ days: 1 })) };
}

export const addDays = (day: LocalDate, days: number): LocalDate =>
  localDate(temporal().PlainDate.from(day).add({ days }).toString());

/** That wall clock of that day; one that daylight saving skips is as much later. KERNEL-06 */
export const instantAt = (day: LocalDate, time: LocalTime, zone: TimeZone): Instant =>
  instant(temporal().PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant().toString());
