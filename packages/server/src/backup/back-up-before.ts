import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Result, accepted } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { type Migrations, isUnfinished, migrationsOf } from "../db/index.ts";
import { checkBackup } from "./backup-file.ts";
import { type MakeFailure, makeBackup } from "./make-backup.ts";

async function hasBooks(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select exists (select from cafeteria) as there`.execute(db);
  return rows[0]?.there === true;
}

/** Of the migrations that this database lacks, the first; undefined: none, or it is not one to be migrated. */
async function nextMigration(db: Kysely<unknown>, migrations: Migrations): Promise<string | undefined> {
  const done = await migrationsOf(db);
  if (done.length === 0 || done.some((name) => !(name in migrations)) || (await isUnfinished(db))) return undefined;
  return Object.keys(migrations).find((name) => !done.includes(name));
}

type Wanted = {
  readonly folder: string;
  readonly passphrase: string | undefined;
  /** Told before it begins; a large one takes a while. */
  readonly onBegin: () => void;
};

/** Before migrations change data that is there: a backup, read again to its end. null: there was nothing to save. BACKUP-15 */
export async function backUpBefore(
  db: Kysely<unknown>,
  migrations: Migrations,
  { folder, passphrase, onBegin }: Wanted,
): Promise<Result<string | null, MakeFailure>> {
  const next = await nextMigration(db, migrations);
  if (next === undefined || !(await hasBooks(db))) return accepted(null);
  onBegin();
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/gu, "");
  const file = join(folder, `antes-de-${next}-${stamp}.copia`);
  // Where it can't be made, writing says why.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
  const made = await makeBackup(db, { file, passphrase });
  if (!made.ok) return made;
  const checked = await checkBackup({ file, passphrase });
  return checked.ok ? accepted(file) : checked;
}
