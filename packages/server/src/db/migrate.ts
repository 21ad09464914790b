import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { type Kysely, type Migration, Migrator, sql } from "kysely";

/** By name, run in the order of the names; a name that ran once never runs again. */
export type Migrations = Readonly<Record<string, Migration>>;

export type MigrationFailure =
  | { readonly code: "DATABASE_NEWER"; readonly migration: string }
  | { readonly code: "MIGRATION_FAILED"; readonly migration: string; readonly reason: string };

const unknownMigration = async <Schema>(db: Kysely<Schema>, known: Migrations): Promise<string | undefined> => {
  // Kysely itself only says 'corrupted migrations', which is no help for who started an old version by mistake.
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  );
  if (rows[0]?.there !== true) return undefined;
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return done.rows.find(({ name }) => !(name in known))?.name;
};

/** Brings the database up to the code; two starts at once are safe. Answers with the names that it ran. */
export const migrate = async <Schema>(
  db: Kysely<Schema>,
  migrations: Migrations,
): Promise<Result<readonly string[], MigrationFailure>> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const newer = await unknownMigration(db, migrations);
  if (newer !== undefined) return refused({ code: "DATABASE_NEWER", migration: newer });

  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return accepted(results.map(({ migrationName }) => migrationName));
  const failed = results.find(({ status }) => status === "Error");
  return refused({
    code: "MIGRATION_FAILED",
    migration: failed?.migrationName ?? "",
    reason: error instanceof Error ? error.message : "unknown",
  });
};
