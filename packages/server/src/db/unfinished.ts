import { type Kysely, sql } from "kysely";

/** There from before the first row of a copy until after its last check: who finds it has half of the books. */
export const unfinishedTable = "unfinished_copy";

export async function isUnfinished<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(${unfinishedTable}::text) is not null as there`.execute(db);
  return rows[0]?.there === true;
}

export async function markUnfinished<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`create table ${sql.table(unfinishedTable)} (since timestamptz not null default clock_timestamp())`.execute(
    db,
  );
}

export async function markFinished<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`drop table ${sql.table(unfinishedTable)}`.execute(db);
}
