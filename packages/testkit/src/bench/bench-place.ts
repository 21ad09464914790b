import { join } from "node:path";

import { BrokenInvariant } from "@cantina/domain/kernel";
import { type RunningServer, type ServerOptions, createServer } from "@cantina/server/composition";
import { type Database, ensureFunctions, migrate, migrations, openDatabase, standBack } from "@cantina/server/db";
import { folderMail } from "@cantina/server/mail";
import { queryFunctions } from "@cantina/server/query-functions";
import { hash } from "@node-rs/argon2";
import type pg from "pg";

import { openTemporaryCluster } from "../temporary-cluster/index.ts";
import { benchData } from "./bench-data.ts";
import { saleFunction } from "./sale-function.ts";

export type BenchPlace = {
  /** Of the running server. */
  readonly url: string;
  readonly connection: pg.ClientConfig;
  /** What autovacuum does within minutes on a database that lives: tells the planner what the tables hold now. */
  readonly settle: () => Promise<void>;
  /** Another server on the same data. */
  readonly startAnother: (options: Partial<ServerOptions>) => Promise<RunningServer>;
  readonly close: () => Promise<void>;
};

export const sellerCredentials = { email: "seller@bench.test", password: "Vendedor2026" };

const hold = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: unknown },
): T => {
  if (result.ok) return result.value;
  throw new BrokenInvariant(JSON.stringify(result.failure));
};

/** Into an empty, migrated database: what is sold, who sells it, and the limit that it is measured against. */
export async function fillBench(database: Pick<Database<unknown>, "query">): Promise<void> {
  await database.query(benchData.replace("{{hash}}", await hash(sellerCredentials.password)), []);
  await database.query(saleFunction, []);
}

type Wanted = {
  readonly fill?: typeof fillBench;
  readonly webFolder?: string | null;
  /** How Mercado Pago is reached, and what is logged of it. */
  readonly payments?: Pick<ServerOptions, "mercadoPago" | "sealingKey" | "logLevel">;
};

/** A cluster, a server and data of their own, gone afterwards. */
export async function openBenchPlace({
  fill = fillBench,
  webFolder = null,
  payments = {},
}: Wanted = {}): Promise<BenchPlace> {
  const { connection, folder, stop } = await openTemporaryCluster("bench", 48);
  // The product's own pool size, or the bench would measure another product.
  const database = hold(await openDatabase<unknown>(connection, { maxConnections: 16 }));
  try {
    hold(await migrate(database.kysely, migrations));
    await ensureFunctions(database.kysely, queryFunctions, "bench");
    await fill(database);
  } catch (error) {
    await database.close();
    await stop();
    throw error;
  }
  // Their own, as many as the product's. Without its limit of time: what is measured beside sums may take longer.
  const reports = hold(await openDatabase<unknown>(connection, { maxConnections: 2, onProcess: standBack }));
  const mail = folderMail(join(folder, "mail"), "bench@cantina.local");
  const start = (options: Partial<ServerOptions>): Promise<RunningServer> =>
    createServer({ database, reports, mail, webFolder, ...options });
  const server = await start(payments);
  return {
    url: `${server.url}/api`,
    connection: { ...connection },
    settle: async () => void (await database.query("vacuum analyze", [])),
    startAnother: start,
    close: async () => {
      await server.close();
      await reports.close();
      await database.close();
      await stop();
    },
  };
}
