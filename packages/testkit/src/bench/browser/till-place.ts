import { BrokenInvariant } from "@cantina/domain/kernel";
import { openDatabase } from "@cantina/server/db";
import type pg from "pg";

import { startProgram, urlOf } from "../../database/index.ts";
import { openTemporaryCluster } from "../../temporary-cluster/index.ts";
import { fillBrowserBench } from "./fill-browser-bench.ts";

export type TillPlace = {
  readonly url: string;
  readonly connection: pg.ClientConfig;
  readonly close: () => Promise<void>;
};

/** Instead of what the product's first start set up: that is refused to go, but to a superuser of a database that nobody needs. */
async function refill(connection: pg.ClientConfig): Promise<void> {
  const opened = await openDatabase<unknown>(connection, { maxConnections: 1 });
  if (!opened.ok) throw new BrokenInvariant(opened.failure.reason);
  const { value: database } = opened;
  try {
    for (const statement of [
      "set session_replication_role = replica",
      "truncate cafeteria, authentication_user cascade",
      "reset session_replication_role",
    ])
      await database.query(statement, []);
    await fillBrowserBench(database);
    await database.query("vacuum analyze", []);
  } finally {
    await database.close();
  }
}

/** A server of this or another state, with the web app beside it, in a process and on a database of its own. */
export async function openTillPlace(program: string): Promise<TillPlace> {
  const { connection, folder, stop } = await openTemporaryCluster("bench-till", 48);
  const env = { DATABASE_URL: urlOf(connection), LOG_LEVEL: "error", CANTINA_DATA: folder };
  try {
    // Its first start migrates the empty database.
    await (await startProgram([program], env)).end();
    await refill(connection);
    const child = await startProgram([program], env);
    return {
      url: `${child.url}/`,
      connection: { ...connection },
      close: async () => {
        await child.end();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
