import { type Kysely, sql } from "kysely";

/** Whom the embedded database serves calls as; an external one has a role that its administrator made. */
export const callsRole = "cantina_calls";

const appendOnly = [
  "posting",
  "stock_flow",
  "audit_log",
  "consumable_movement",
  "consumable_recipe",
  "order_status_change",
  "stock_count",
  "stock_count_row",
  "inventory_count",
  "inventory_count_row",
];
const ownersOnly = ["kysely_migration", "kysely_migration_lock", "unfinished_copy", "release", "sql_function"];

/** Makes the embedded database's role for calls, or brings back what it may. Only a superuser's connection can. */
export async function ensureCallsRole(owner: Kysely<unknown>, password: string | undefined): Promise<void> {
  const name = sql.ref(callsRole);
  const { rows } = await sql`select from pg_roles where rolname = ${callsRole}`.execute(owner);
  if (rows.length === 0) {
    try {
      await sql`create role ${name}`.execute(owner);
    } catch (error) {
      // A start beside ours was faster.
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code !== "42710" && code !== "23505") throw error;
    }
  }
  const word = password === undefined ? sql`` : sql`password ${sql.lit(password)}`;
  await sql`
    alter role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls noinherit ${word}`.execute(
    owner,
  );
}

/**
 * Gives a role what calls need, and no more: rows, never tables, functions or triggers. After every run of the
 * migrations, so that none of them has to think of it. Books can be written by it, and never written over. ROLE-01
 */
export async function grantCalls(owner: Kysely<unknown>, role: string): Promise<void> {
  const { rows } = await sql<{ schema: string; tables: readonly string[] }>`
    select current_schema() as schema,
           array(select relname::text from pg_class
                  where relnamespace = current_schema()::regnamespace and relkind = 'r') as tables`.execute(owner);
  const [{ schema, tables } = { schema: "public", tables: [] }] = rows;
  const [to, where] = [sql.ref(role), sql.ref(schema)];
  const there = (names: readonly string[]) =>
    sql.join(names.filter((name) => tables.includes(name)).map((name) => sql.table(name)));
  await owner.transaction().execute(async (trx) => {
    await sql`grant usage on schema ${where} to ${to}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema ${where} to ${to}`.execute(trx);
    await sql`grant usage, select on all sequences in schema ${where} to ${to}`.execute(trx);
    await sql`grant execute on all functions in schema ${where} to ${to}`.execute(trx);
    await sql`revoke update, delete on ${there(appendOnly)} from ${to}`.execute(trx);
    await sql`revoke insert, update, delete on ${there(ownersOnly)} from ${to}`.execute(trx);
  });
}

/** Whether calls run as somebody who could change tables, switch triggers off or read the machine's files. ROLE-02 */
export async function isCallsRoleTooStrong(calls: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ strong: boolean }>`
    select r.rolsuper or r.rolcreaterole or r.rolreplication or exists (
             select from pg_class c
              where c.relnamespace = current_schema()::regnamespace and pg_has_role(r.oid, c.relowner, 'member')) as strong
      from pg_roles r where r.rolname = current_user`.execute(calls);
  return rows[0]?.strong !== false;
}

/** Whether this role may do what calls do. */
export async function canServeCalls(calls: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select has_table_privilege('posting', 'insert') and has_table_privilege('product', 'update') as can`.execute(calls);
  return rows[0]?.can === true;
}

/** Refused for want of a right. */
export const isNotAllowed = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "42501";
