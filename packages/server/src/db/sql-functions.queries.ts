import { type Kysely, sql } from "kysely";
import type { SqlFunction } from "./sql-function.ts";

export const functionTables = ["sql_function", "release"] as const;

/** Of the release that starts; each version has its number from its first start on. */
async function numberOf(trx: Kysely<unknown>, version: string): Promise<number> {
  await sql`insert into release (version) values (${version}) on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ number: number }>`select number from release where version = ${version}`.execute(trx);
  return Number(rows[0]?.number);
}

/**
 * Makes the functions that this release calls, where they are missing, and drops those that neither it nor the release
 * before wanted. After the migrations, as the owner; two starts at once wait for each other. DEPLOY-01 DEPLOY-02
 */
export const ensureFunctions = (
  owner: Kysely<unknown>,
  functions: readonly SqlFunction[],
  version: string,
): Promise<void> =>
  owner.transaction().execute(async (trx) => {
    await sql`lock table sql_function in share row exclusive mode`.execute(trx);
    const release = await numberOf(trx, version);
    const names = functions.map(({ name }) => name);
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${names}::text[]) as wanted (name) where to_regproc(name) is null`.execute(trx);
    const missing = rows.map(({ name }) => name);
    for (const { name, definition } of functions) if (missing.includes(name)) await sql.raw(definition).execute(trx);
    await sql`
      insert into sql_function as f (name, wanted_by) select name, ${release} from unnest(${names}::text[]) as wanted (name)
      on conflict (name) do update set wanted_by = excluded.wanted_by where f.wanted_by < excluded.wanted_by`.execute(
      trx,
    );
    const { rows: former } = await sql<{ name: string }>`
      delete from sql_function f
       where name <> all (${names}::text[]) and (select count(*) from release where number > f.wanted_by) >= 2
      returning name`.execute(trx);
    for (const { name } of former) await sql`drop function if exists ${sql.ref(name)}`.execute(trx);
  });
