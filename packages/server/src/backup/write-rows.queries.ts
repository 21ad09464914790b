import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import type { CopyPart, CopyParts } from "./copy-part.ts";
import { readTables, sealOf } from "./tables.queries.ts";

type Open = Extract<CopyPart, { readonly kind: "table" }>;

const listed = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** PostgreSQL reads each column by its own type; balances, uses left and numbers come as they were. */
const insertLines = (trx: Transaction<unknown>, { table, columns }: Open, lines: readonly string[]) =>
  sql`insert into ${sql.table(table)} (${listed(columns)}) overriding system value
      select ${listed(columns)} from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(",")}]`}::json)`.execute(
    trx,
  );

/** The next new row gets a number after the copied ones. */
async function setCounters(trx: Transaction<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attidentity <> ''`.execute(trx);
  for (const { name } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${name}), coalesce(max(${sql.ref(name)}), 1), max(${sql.ref(name)}) is not null)
                from ${sql.table(table)}`.execute(trx);
  }
}

async function writePart(trx: Transaction<unknown>, open: Open | undefined, part: CopyPart): Promise<Open | undefined> {
  switch (part.kind) {
    case "table":
      return part;
    case "rows":
      if (open === undefined) throw new BrokenInvariant("rows come after the name of their table");
      await insertLines(trx, open, part.lines);
      return open;
    case "end": {
      if (open?.table !== part.table) throw new BrokenInvariant("a table ends after it has begun");
      const seal = await sealOf(trx, open.table, open.columns);
      if (seal.rows !== part.seal.rows || seal.digest !== part.seal.digest)
        throw new BrokenInvariant(`${open.table} did not arrive as it left: ${JSON.stringify([part.seal, seal])}`);
      await setCounters(trx, open.table);
      return undefined;
    }
  }
}

/** All or nothing. The triggers that keep the books would book a second time what the rows already hold. */
export const writeParts = (db: Kysely<unknown>, parts: CopyParts): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const tables = await readTables(trx);
    const each = async (action: string): Promise<void> => {
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} ${sql.raw(action)} trigger user`.execute(trx);
    };
    await each("disable");
    // What a migration put in comes with the copy as well.
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx);
    let open: Open | undefined;
    for await (const part of parts) open = await writePart(trx, open, part);
    // A table can't be altered while a key of its rows waits to be checked.
    await sql`set constraints all immediate`.execute(trx);
    await each("enable");
  });
