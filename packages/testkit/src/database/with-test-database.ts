import { randomUUID } from "node:crypto";
import { BrokenInvariant } from "@cantina/domain/kernel";
import {
  type Database,
  type DatabaseAddress,
  type DatabaseOptions,
  callLimits,
  callsRole,
  openDatabase,
} from "@cantina/server/db";
import { afterAll, beforeAll } from "vitest";
import { findCluster } from "./shared-cluster.ts";
import { templateName } from "./test-cluster.ts";

export type TestDatabase = {
  readonly database: Database<unknown>;
  /** Another pool on the same database, as a second server process has one. Closed with the rest. */
  readonly openAnother: () => Promise<Database<unknown>>;
  /** A pool as a server's calls have it. Closed with the rest. */
  readonly openServing: () => Promise<Database<unknown>>;
};

async function open(address: DatabaseAddress, options: DatabaseOptions): Promise<Database<unknown>> {
  const opened = await openDatabase<unknown>(address, options);
  if (!opened.ok) throw new BrokenInvariant(`no test database: ${JSON.stringify(opened.failure)}`);
  return opened.value;
}

const poolSize = 12;

/** A migrated, empty, real database for one test file. Call it at the top; ask the answer inside tests and hooks. */
export function withTestDatabase(): () => TestDatabase {
  let ready: TestDatabase | undefined;
  let release = async (): Promise<void> => {};

  beforeAll(async () => {
    const cluster = await findCluster();
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    const admin = await open(cluster.address, { maxConnections: 1 });
    await admin.query(`create database ${name} template ${templateName}`, []);
    const opened: Database<unknown>[] = [];
    const openWith = async (options: DatabaseOptions, as = {}): Promise<Database<unknown>> => {
      const database = await open({ ...cluster.address, ...as, database: name }, options);
      opened.push(database);
      return database;
    };
    const openAnother = () => openWith({ maxConnections: poolSize });
    const openServing = () => openWith({ maxConnections: poolSize, limits: callLimits }, { user: callsRole });
    release = async () => {
      await Promise.all(opened.map((database) => database.close()));
      await admin.query(`drop database ${name} with (force)`, []);
      await admin.close();
      await cluster.stop();
    };
    ready = { database: await openAnother(), openAnother, openServing };
  });
  afterAll(() => release());

  return () => {
    if (ready === undefined) throw new BrokenInvariant("the test database is there in tests and hooks only");
    return ready;
  };
}
