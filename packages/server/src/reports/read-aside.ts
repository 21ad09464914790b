import { type Kysely, type Transaction, sql } from "kysely";
import type { Rest } from "./allowance.ts";

/** Connections that only reports use, and how each rests after a report; by default not at all. */
export type ReportDatabase = { readonly kysely: Kysely<unknown>; readonly rest?: Rest | undefined };

/**
 * All of it as it was at one moment, and nothing written. It adds a year up in memory: with what a till's call has, the
 * planner fears that a year's products don't fit and sorts them on the disk, which takes four times as long. No other
 * process helps it: that one would not stand back for the tills, as its own does. REPORT-07
 */
const readAtOnce = <T>(connection: Kysely<unknown>, read: (trx: Transaction<unknown>) => Promise<T>): Promise<T> =>
  connection
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      await sql`
        select set_config('work_mem', '16MB', true), set_config('max_parallel_workers_per_gather', '0', true)`.execute(
        trx,
      );
      return read(trx);
    });

/** Answers as soon as it has read. What rests is the connection, so that whoever comes next waits their turn. REPORT-11 */
export const readAside = <T>(
  { kysely, rest }: ReportDatabase,
  read: (trx: Transaction<unknown>) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    kysely
      .connection()
      .execute(async (connection) => {
        const began = performance.now();
        await readAtOnce(connection, read).then(resolve, reject);
        await rest?.(performance.now() - began);
      })
      .catch(reject);
  });
