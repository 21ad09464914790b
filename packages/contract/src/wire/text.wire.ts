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

/** A UUID that names one kind of entity; `missing` is said where it is left out. */
export const idOf = <Kind extends string>(missing?: string) =>
  v.pipe(
    v.string(missing),
    v.uuid("Debe ser un identificador UUID"),
    v.transform((text): Id<Kind> => id<Kind>(text.toLowerCase())),
  );

/** ISO 8601 UTC. */
export const instantText = v.pipe(
  v.string(),
  v.isoTimestamp("Debe ser un instante ISO 8601"),
  v.transform((text) => text as Instant),
);

const anInstant = "Debe ser un instante ISO 8601";

/** An instant that somebody else wrote, whatever its offset, in the one form that can be compared as text. */
export const givenInstant = v.pipe(
  v.string(),
  v.isoTimestamp(anInstant),
  v.rawTransform(({ dataset, addIssue, NEVER }): Instant => {
    try {
      return instant(dataset.value);
    } catch {
      // A day that no month has, such as the 31st of February.
      addIssue({ message: anInstant });
      return NEVER;
    }
  }),
);

/** yyyy-MM-dd. */
export const dateText = v.pipe(
  v.string(),
  v.isoDate("Debe ser una fecha yyyy-MM-dd"),
  v.transform((text) => text as LocalDate),
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
    v.maxLength(limit, `Hasta ${limit} caracteres`),
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
