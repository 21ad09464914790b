import pg from "pg";

const kinds = {
  "23502": "notNull",
  "23503": "foreignKey",
  "23505": "unique",
  "23514": "check",
  "23P01": "exclusion",
} as const;

/** A rule that the database itself upheld. `name` is the constraint's, or the column's for `notNull`. */
export type ConstraintViolation = {
  readonly kind: (typeof kinds)[keyof typeof kinds];
  readonly name: string;
  readonly table: string;
};

const isKnown = (code: string): code is keyof typeof kinds => code in kinds;

/** Which constraint an error speaks of; undefined for every other error, which is a bug or an outage. */
export const constraintOf = (error: unknown): ConstraintViolation | undefined => {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined || !isKnown(error.code)) return undefined;
  return { kind: kinds[error.code], name: error.constraint ?? error.column ?? "", table: error.table ?? "" };
};
