import { type Id, type Instant, type LocalDate, id, textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";

/** A UUID that names one kind of entity. */
export const idOf = <Kind extends string>() =>
  v.pipe(
    v.string(),
    v.uuid("Debe ser un identificador UUID"),
    v.transform((text): Id<Kind> => id<Kind>(text.toLowerCase())),
  );

/** ISO 8601 UTC. */
export const instantText = v.pipe(
  v.string(),
  v.isoTimestamp("Debe ser un instante ISO 8601"),
  v.transform((text) => text as Instant),
);

/** yyyy-MM-dd. */
export const dateText = v.pipe(
  v.string(),
  v.isoDate("Debe ser una fecha yyyy-MM-dd"),
  v.transform((text) => text as LocalDate),
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
  v.email("El correo electrónico no es válido"),
);
