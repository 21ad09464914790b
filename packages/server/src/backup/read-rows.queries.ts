import { type Kysely, type Transaction, sql } from "kysely";
import { migrationsOf } from "../db/index.ts";
import type { CopyPart, OnProgress } from "./copy-part.ts";
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

async function countRows(trx: Transaction<unknown>, tables: readonly CopiedTable[]): Promise<number> {
  let total = 0;
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(trx);
    total += Number(rows[0]?.rows ?? 0);
  }
  return total;
}

async function* partsOf(trx: Transaction<unknown>, onProgress: OnProgress): AsyncGenerator<CopyPart> {
  const tables = await readTables(trx);
  const total = await countRows(trx, tables);
  let rows = 0;
  for (const table of tables) {
    const { name, columns } = table;
    yield { kind: "table", table: name, columns };
    for await (const part of rowsOf(trx, table)) {
      if (part.kind === "rows") rows += part.lines.length;
      onProgress({ rows, total });
      yield part;
    }
    const seal = await sealOf(trx, name, columns);
    yield { kind: "end", table: name, seal };
    onProgress({ rows, total, table: { name, rows: seal.rows } });
  }
}

/** A copy on its way, and the names of the migrations that its tables had. */
export type Reading = { readonly parts: AsyncIterable<CopyPart>; readonly schema: readonly string[] };

/** Everything as it stood at one moment, while sales go on beside it: neither waits for the other. BACKUP-01 */
export const readDatabase = <T>(
  db: Kysely<unknown>,
  onProgress: OnProgress,
  work: (reading: Reading) => Promise<T>,
): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      // What limits a call's statements doesn't fit a copy of everything.
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      return work({ parts: partsOf(trx, onProgress), schema: await migrationsOf(trx) });
    });
