import { type Kysely, sql } from "kysely";
import { functionTables, unfinishedTable } from "../db/index.ts";
import type { TableSeal } from "./copy-part.ts";
import { inOrderOfNeed } from "./table-order.ts";

export type CopiedTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly needs: readonly string[];
  readonly hasBytes: boolean;
};

/** Made by the migrations themselves, or about the copy and not of it. */
const notCopied = ["kysely_migration", "kysely_migration_lock", "backup_run", ...functionTables, unfinishedTable];

/** All tables of the product, each after those that it refers to. A key that is checked at the end of the work waits for nobody. */
export async function readTables(db: Kysely<unknown>): Promise<readonly CopiedTable[]> {
  const { rows } = await sql<CopiedTable>`
    select c.relname as name,
           array(select attname::text from pg_attribute a
                  where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
           array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
                  where k.conrelid = c.oid and k.contype = 'f' and not k.condeferrable and k.confrelid <> c.oid) as needs,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype) as "hasBytes"
      from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all (${notCopied}::text[])
     order by c.relname`.execute(db);
  return inOrderOfNeed(rows);
}

const ofExtension = (catalog: string, row: string) =>
  sql.raw(
    `exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${row}.oid and d.deptype = 'e')`,
  );

/** Nothing that anybody made: no table, view, sequence or function. What extensions bring is the server's. */
export async function isEmptyDatabase(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ things: number }>`
    select (select count(*) from pg_class c
             where relnamespace = current_schema()::regnamespace and not ${ofExtension("pg_class", "c")})
         + (select count(*) from pg_proc p
             where pronamespace = current_schema()::regnamespace and not ${ofExtension("pg_proc", "p")}) as things`.execute(
    db,
  );
  return rows[0]?.things === 0;
}

export const rowsAsJson = (table: string, columns: readonly string[]) => sql`
  select row_to_json(r)::text as line
    from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}) r`;

export async function sealOf(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<TableSeal> {
  const { rows } = await sql<TableSeal>`
    select count(*) as rows, coalesce(sum(('x' || substr(md5(line), 1, 15))::bit(60)::bigint), 0)::text as digest
      from (${rowsAsJson(table, columns)}) copied`.execute(db);
  return rows[0] ?? { rows: 0, digest: "0" };
}
