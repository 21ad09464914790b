import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { systemClock } from "@cantina/adapters/device";
import { BrokenInvariant, loadTemporal } from "@cantina/domain/kernel";
import { type Database, type DatabaseAddress, callsRole, openDatabase } from "@cantina/server/db";
import { findCluster, startServerChild, templateName, urlOf } from "../database/index.ts";
import { loadDemo } from "../demo/index.ts";
import { leaksIn } from "../said/index.ts";

export type DemoServer = {
  readonly url: string;
  readonly dataFolder: string;
  /** Its own database, for what no call tells; whoever opens it closes it. */
  readonly openBooks: () => Promise<Database<unknown>>;
  readonly stop: () => Promise<void>;
};

const demoName = "cantina_demo";

async function open(address: DatabaseAddress): Promise<Database<unknown>> {
  const opened = await openDatabase<unknown>(address, { maxConnections: 1 });
  if (!opened.ok) throw new BrokenInvariant(`no demo database: ${JSON.stringify(opened.failure)}`);
  return opened.value;
}

/** A connection that was closed lives on in the server for a while, which PostgreSQL waits for no longer than 5 s. */
async function untilNobodyIsIn(admin: Database<unknown>, database: string): Promise<void> {
  const connections = () =>
    admin.query("select 1 from pg_stat_activity where datname = $1 and backend_type = 'client backend'", [database]);
  while ((await connections()).length > 0) await setTimeout(20);
}

/** Of each run's cluster, the first who asks loads the demo; the others wait for it. */
async function ensureDemo(admin: Database<unknown>, address: DatabaseAddress): Promise<void> {
  await admin.query("select pg_advisory_lock(1)", []);
  const known = await admin.query("select 1 from pg_database where datname = $1", [demoName]);
  if (known.length === 0) {
    await loadTemporal();
    await admin.query(`create database ${demoName} template ${templateName}`, []);
    const demo = await open({ ...address, database: demoName });
    await loadDemo(demo, { clock: systemClock });
    await demo.close();
    await untilNobodyIsIn(admin, demoName);
  }
  await admin.query("select pg_advisory_unlock(1)", []);
}

type Prepare = (books: Database<unknown>) => Promise<void>;

/** The product in a process of its own, with the demo cafeteria as it is on its first day, or as `prepare` leaves it. */
export async function openDemoServer(
  prepare: Prepare = () => Promise.resolve(),
  env: Readonly<Record<string, string>> = {},
): Promise<DemoServer> {
  const { address, stop } = await findCluster();
  const admin = await open(address);
  await ensureDemo(admin, address);
  const database = `demo_${randomUUID().replaceAll("-", "")}`;
  await admin.query(`create database ${database} template ${demoName}`, []);
  const openBooks = () => open({ ...address, database });
  const books = await openBooks();
  await prepare(books);
  await books.close();
  const dataFolder = await mkdtemp(join(tmpdir(), "cantina-demo-"));
  const child = await startServerChild({
    CANTINA_DATA: dataFolder,
    DATABASE_URL: urlOf({ ...address, user: callsRole, database }),
    DATABASE_OWNER_URL: urlOf({ ...address, database }),
    LOG_LEVEL: "info",
    // Somebody is to be told of what is asked for, and is never there.
    CANTINA_PREMIUM_WEBHOOK_URL: "https://avisos.invalid/premium",
    CANTINA_PREMIUM_WEBHOOK_SECRET: "nadie-lee-estos-avisos",
    ...env,
  });
  return {
    url: child.url,
    dataFolder,
    openBooks,
    stop: async () => {
      await child.end();
      await admin.query(`drop database ${database} with (force)`, []);
      await admin.close();
      await rm(dataFolder, { recursive: true, force: true });
      await stop();
      const leaks = leaksIn(child.said());
      if (leaks.length > 0) throw new BrokenInvariant(`[LOG-02] the server told ${leaks.join(", ")}`);
    },
  };
}
