import { type ClosedDays, isClosedOn } from "../cafeteria/index.ts";
import { type LocalDate, type Result, accepted, addDays, localDateIfAny, refused, temporal } from "../kernel/index.ts";

export type FutureDayFault = "NO_SUCH_DAY" | "NOT_FUTURE" | "TOO_FAR";

/** The day after it has no date of four digits for its end. */
const lastDay = "9999-12-30";

/** FUTURE-01 */
export function checkFutureDay(day: LocalDate, today: LocalDate): Result<LocalDate, FutureDayFault> {
  if (localDateIfAny(day) === null) return refused("NO_SUCH_DAY");
  if (day <= today) return refused("NOT_FUTURE");
  return day > lastDay ? refused("TOO_FAR") : accepted(day);
}

export type OfferedDay = { readonly kind: "TOMORROW" | "DAY_AFTER" | "NEXT"; readonly day: LocalDate };

const monday = 1;
/** Further than any holiday. */
const daysSought = 60;

/** FUTURE-05 */
export function offeredDays(today: LocalDate, closed: ClosedDays): readonly OfferedDay[] {
  const [tomorrow, dayAfter] = [addDays(today, 1), addDays(today, 2)];
  const weekday = temporal().PlainDate.from(today).dayOfWeek;
  const nextMonday = addDays(today, 7 + monday - weekday);
  const open = Array.from({ length: daysSought }, (_, days) => addDays(nextMonday, days)).find(
    (day) => !isClosedOn(closed, day),
  );
  return [
    { kind: "TOMORROW", day: tomorrow },
    { kind: "DAY_AFTER", day: dayAfter },
    ...(open === undefined || open <= dayAfter ? [] : [{ kind: "NEXT" as const, day: open }]),
  ];
}
