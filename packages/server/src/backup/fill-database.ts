import { BrokenInvariant, type Result, accepted, refused } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { type MigrationFailure, type Migrations, isUnfinished, markUnfinished, runMigrations } from "../db/index.ts";
import type { CopyParts } from "./copy-part.ts";
import { isEmptyDatabase } from "./tables.queries.ts";
import { writeParts } from "./write-rows.queries.ts";

export type FillFailure =
  | MigrationFailure
  | { readonly code: "TARGET_NOT_EMPTY" }
  /** The copy was made by a newer Cantina. */
  | { readonly code: "COPY_NEWER"; readonly migration: string };

type Copy = {
  /** The schema that the rows come from: names of its migrations. */
  readonly schema: readonly string[];
  readonly parts: CopyParts;
};

/**
 * Makes an empty database the copy: its schema, all rows in one transaction, and then what newer migrations do to them.
 * From the first step on it is marked unfinished; whoever has checked the copy takes the mark away. BACKUP-03 BACKUP-04
 */
export async function fillDatabase(
  db: Kysely<unknown>,
  migrations: Migrations,
  { schema, parts }: Copy,
): Promise<Result<null, FillFailure>> {
  const newer = schema.find((name) => !(name in migrations));
  if (newer !== undefined) return refused({ code: "COPY_NEWER", migration: newer });
  const last = schema.at(-1);
  if (last === undefined) throw new BrokenInvariant("a copy has a schema");
  if (await isUnfinished(db)) return refused({ code: "DATABASE_UNFINISHED" });
  if (!(await isEmptyDatabase(db))) return refused({ code: "TARGET_NOT_EMPTY" });
  await markUnfinished(db);
  const made = await runMigrations(db, migrations, last);
  if (!made.ok) return made;
  await writeParts(db, parts);
  const updated = await runMigrations(db, migrations);
  if (!updated.ok) return updated;
  await sql`analyze`.execute(db);
  return accepted(null);
}
