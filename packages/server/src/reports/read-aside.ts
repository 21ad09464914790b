import { type Transaction, sql } from "kysely";
import type { ServerDatabase } from "../http/index.ts";

/**
 * All of it as it was at one moment, and nothing written. It adds a year up in memory: with what a till's call has, the
 * planner fears that a year's products don't fit and sorts them on the disk, which takes four times as long. No other
 * process helps it: that one would not stand back for the tills, as its own does. REPORT-07
 */
export const readAside = <T>({ kysely }: ServerDatabase, read: (trx: Transaction<unknown>) => Promise<T>): Promise<T> =>
  kysely
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
