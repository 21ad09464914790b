import {
  type Id,
  type Instant,
  type LocalDate,
  type LocalTime,
  emailShape,
  id,
  instant,
  textLimits,
} from "@cantina/domain/kernel";
import * as v from "valibot";
import { twoWayOr } from "./two-way.ts";

/** A UUID that names one kind of entity; `missing` is said where it is left out. */
export const idOf = <Kind extends string>(missing?: string) =>
  v.pipe(
    v.string(missing),
    v.uuid(),
    v.transform((text): Id<Kind> => id<Kind>(text.toLowerCase())),
  );

const anInstant = "Debe ser un instante ISO 8601";

/** ISO 8601 UTC. */
export const instantText = v.pipe(
  v.string(),
  v.isoTimestamp(anInstant),
  v.transform((text) => text as Instant),
);

/** No database knows the year 0. */
const earliest = "0001";

/** undefined: a day that no month has, or a year that isn't written with four digits in UTC, which sorts before them. */
function readInstant(text: string): Instant | undefined {
  try {
    const read = instant(text);
    return read < earliest ? undefined : read;
  } catch {
    return undefined;
  }
}

/** An instant that somebody else wrote, whatever its offset, in the one form that can be compared as text. KERNEL-11 */
export const givenInstant = v.pipe(
  v.string(),
  v.isoTimestamp(anInstant),
  twoWayOr(anInstant, readInstant, (at): string => at),
);

const aDate = "Debe ser una fecha yyyy-MM-dd";

/** Browsers take the 30th of February for a day of March, or for nothing. */
const readDate = (text: string): LocalDate | undefined =>
  text < earliest || new Date(text).getUTCDate() !== Number(text.slice(8)) ? undefined : (text as LocalDate);

/** yyyy-MM-dd. KERNEL-11 */
export const dateText = v.pipe(
  v.string(),
  v.isoDate(aDate),
  twoWayOr(aDate, readDate, (day): string => day),
);

/** HH:mm. */
export const clockText = v.pipe(
  v.string(),
  v.isoTime("Debe ser una hora HH:mm"),
  v.transform((text) => text as LocalTime),
);

/** Free text of at most so many characters, without the control characters that PostgreSQL or a printer chokes on. */
export const textUpTo = (limit: number) =>
  v.pipe(
    v.string(),
    v.maxLength(limit),
    v.check((text) => !/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/u.test(text), "Contiene caracteres no permitidos"),
  );

/** A required name; trimmed. */
export const nameText = v.pipe(textUpTo(textLimits.name), v.trim(), v.minLength(1, "Es obligatorio"));

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(textLimits.name),
  v.regex(emailShape, "El correo electrónico no es válido"),
);
