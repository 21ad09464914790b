import { BrokenInvariant } from "@cantina/domain/kernel";
import { openDatabase } from "@cantina/server/db";
import type pg from "pg";

import { startProgram, urlOf } from "../../database/index.ts";
import { buildFormerProduct, repositoryRoot } from "../../former-program/index.ts";
import { openTemporaryCluster } from "../../temporary-cluster/index.ts";
import { fillBrowserBench } from "./fill-browser-bench.ts";

type FormerTill = {
  readonly commit: string;
  readonly url: string;
  readonly connection: pg.ClientConfig;
  readonly close: () => Promise<void>;
};

/** The product as it was at a commit, server and web app, with a database of its own and what the bench fills it with. */
export async function openFormerTill(wanted: string): Promise<FormerTill> {
  const former = await buildFormerProduct(await repositoryRoot(), wanted);
  const cluster = await openTemporaryCluster("bench-former", 48);
  const close = async (): Promise<void> => {
    await cluster.stop();
    await former.remove();
  };
  try {
    const env = { DATABASE_URL: urlOf(cluster.connection), LOG_LEVEL: "error", CANTINA_DATA: cluster.folder };
    // Its first start migrates the empty database, and sets up a cafeteria that the bench has no use for.
    await (await startProgram([former.path], env)).end();
    const opened = await openDatabase<unknown>(cluster.connection, { maxConnections: 1 });
    if (!opened.ok) throw new BrokenInvariant(opened.failure.reason);
    // As a superuser of a database that nobody needs: the product refuses that such rows go.
    for (const statement of [
      "set session_replication_role = replica",
      "truncate cafeteria, authentication_user cascade",
      "reset session_replication_role",
    ])
      await opened.value.query(statement, []);
    await fillBrowserBench(opened.value);
    await opened.value.query("vacuum analyze", []);
    await opened.value.close();
    const child = await startProgram([former.path], env);
    return {
      commit: former.commit,
      url: `${child.url}/`,
      connection: { ...cluster.connection },
      close: async () => {
        await child.end();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
