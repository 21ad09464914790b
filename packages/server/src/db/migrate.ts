import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { type Kysely, type Migration, type MigrationResult, type MigrationResultSet, Migrator, sql } from "kysely";
import { isUnfinished } from "./unfinished.ts";

/** By name, run in the order of the names; a name that ran once never runs again. */
export type Migrations = Readonly<Record<string, Migration>>;

export type MigrationFailure =
  | { readonly code: "DATABASE_UNFINISHED" }
  | { readonly code: "DATABASE_NEWER"; readonly migration: string }
  | { readonly code: "MIGRATION_FAILED"; readonly migration: string; readonly reason: string };

/** The names that ran here, in their order. */
export const migrationsOf = async <Schema>(db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  );
  if (rows[0]?.there !== true) return [];
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return done.rows.map(({ name }) => name);
};

/** Another server listens to this database's changes, and people sell by it. */
async function isServed<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ served: boolean }>`
    select exists (select from pg_stat_activity
                    where datname = current_database() and application_name = 'cantina-events') as served`.execute(db);
  return rows[0]?.served === true;
}

/** Kysely takes them in turns with another server that starts. */
async function migrateOneByOne(migrator: Migrator): Promise<MigrationResultSet> {
  const results: MigrationResult[] = [];
  for (;;) {
    const { error, results: one = [] } = await migrator.migrateUp();
    results.push(...one);
    if (error !== undefined) return { error, results };
    if (one.length === 0) return { results };
  }
}

/**
 * All in one transaction, so that a start that fails leaves the database as it was; but where another server sells
 * meanwhile, each in its own: a lock that one needs is gone before the next begins, and nobody waits for a day's. DEPLOY-04
 */
const migrateMissing = async <Schema>(db: Kysely<Schema>, migrator: Migrator): Promise<MigrationResultSet> =>
  (await isServed(db)) ? migrateOneByOne(migrator) : migrator.migrateToLatest();

/** Runs what is missing, up to `last` or to the end, whatever the database is in the middle of. */
export const runMigrations = async <Schema>(
  db: Kysely<Schema>,
  migrations: Migrations,
  last?: string,
): Promise<Result<readonly string[], MigrationFailure>> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results = [] } =
    last === undefined ? await migrateMissing(db, migrator) : await migrator.migrateTo(last);
  if (error === undefined) return accepted(results.map(({ migrationName }) => migrationName));
  const failed = results.find(({ status }) => status === "Error");
  return refused({
    code: "MIGRATION_FAILED",
    migration: failed?.migrationName ?? "",
    reason: error instanceof Error ? error.message : "unknown",
  });
};

/** Brings the database up to the code; two starts at once are safe. Answers with the names that it ran. */
export const migrate = async <Schema>(
  db: Kysely<Schema>,
  migrations: Migrations,
): Promise<Result<readonly string[], MigrationFailure>> => {
  if (await isUnfinished(db)) return refused({ code: "DATABASE_UNFINISHED" });
  // Kysely itself only says 'corrupted migrations', which is no help for who started an old version by mistake.
  const newer = (await migrationsOf(db)).find((name) => !(name in migrations));
  return newer === undefined ? runMigrations(db, migrations) : refused({ code: "DATABASE_NEWER", migration: newer });
};
