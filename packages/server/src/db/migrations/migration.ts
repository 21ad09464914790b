import { type Kysely, sql } from "kysely";

type Migration = { readonly up: (db: Kysely<unknown>) => Promise<void> };

/** A step of the schema as one text of SQL statements. */
export const migration = (statements: string): Migration => ({
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
});
