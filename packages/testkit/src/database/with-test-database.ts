import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Database, type DatabaseOptions, callLimits, callsRole } from "@cantina/server/db";
import { afterAll, beforeAll } from "vitest";
import { makeOwnDatabase, openOrThrow } from "./own-database.ts";
import { templateName } from "./test-cluster.ts";

export type TestDatabase = {
  readonly database: Database<unknown>;
  /** Another pool on the same database, as a second server process has one. Closed with the rest. */
  readonly openAnother: () => Promise<Database<unknown>>;
  /** A pool as a server's calls have it. Closed with the rest. */
  readonly openServing: () => Promise<Database<unknown>>;
};

const poolSize = 12;

/** A migrated, empty, real database for one test file. Call it at the top; ask the answer inside tests and hooks. */
export function withTestDatabase(): () => TestDatabase {
  let ready: TestDatabase | undefined;
  let release = async (): Promise<void> => {};

  beforeAll(async () => {
    const { address, remove } = await makeOwnDatabase(templateName);
    const opened: Database<unknown>[] = [];
    const openWith = async (options: DatabaseOptions, as = {}): Promise<Database<unknown>> => {
      const database = await openOrThrow<unknown>({ ...address, ...as }, options);
      opened.push(database);
      return database;
    };
    const openAnother = () => openWith({ maxConnections: poolSize });
    const openServing = () => openWith({ maxConnections: poolSize, limits: callLimits }, { user: callsRole });
    release = async () => {
      await Promise.all(opened.map((database) => database.close()));
      await remove();
    };
    ready = { database: await openAnother(), openAnother, openServing };
  });
  afterAll(() => release());

  return () => {
    if (ready === undefined) throw new BrokenInvariant("the test database is there in tests and hooks only");
    return ready;
  };
}
