import type { Transaction } from "kysely";
import type { ServerDatabase } from "../http/index.ts";

/** All of it as it was at one moment, and nothing written. REPORT-07 */
export const readAside = <T>({ kysely }: ServerDatabase, read: (trx: Transaction<unknown>) => Promise<T>): Promise<T> =>
  kysely.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
