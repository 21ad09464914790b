import { type Kysely, type Transaction, sql } from "kysely";
import type { CopyPart, OnTable } from "./copy-part.ts";
import { type CopiedTable, readTables, rowsAsJson, sealOf } from "./tables.queries.ts";

const rowsAtOnce = 2_000;
/** Pictures: as many thousands of them at once would not fit. */
const bytesRowsAtOnce = 16;

async function* rowsOf(trx: Transaction<unknown>, { name, columns, hasBytes }: CopiedTable): AsyncGenerator<CopyPart> {
  await sql`declare copied_rows no scroll cursor for ${rowsAsJson(name, columns)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch forward ${sql.lit(hasBytes ? bytesRowsAtOnce : rowsAtOnce)} from copied_rows`.execute(trx);
    if (rows.length === 0) break;
    yield { kind: "rows", lines: rows.map(({ line }) => line) };
  }
  await sql`close copied_rows`.execute(trx);
}

async function* partsOf(trx: Transaction<unknown>, onTable: OnTable): AsyncGenerator<CopyPart> {
  for (const table of await readTables(trx)) {
    const { name, columns } = table;
    yield { kind: "table", table: name, columns };
    yield* rowsOf(trx, table);
    const seal = await sealOf(trx, name, columns);
    yield { kind: "end", table: name, seal };
    onTable(name, seal.rows);
  }
}

/** Everything as it stood at one moment, while sales go on beside it: neither waits for the other. BACKUP-01 */
export const readDatabase = <T>(
  db: Kysely<unknown>,
  onTable: OnTable,
  work: (parts: AsyncIterable<CopyPart>) => Promise<T>,
): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((trx) => work(partsOf(trx, onTable)));
