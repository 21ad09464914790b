import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect } from "vitest";
import { type ServerChild, startServerChild, urlOf } from "./server-child.ts";
import { waitForLock } from "./wait-for-lock.ts";
import type { TestDatabase } from "./with-test-database.ts";

type Call = () => Promise<unknown>;

export type KillableServer = {
  /** Of the one that runs now. */
  readonly url: () => string;
  /** Starts another one on the same database, after a kill. */
  readonly start: () => Promise<void>;
  /** At once, without a word: what was under way is left as it is. */
  readonly kill: () => Promise<void>;
  /** Kills it while that call, or with `by` "anybody" a job of it, stands before that table; its caller hears nothing. */
  readonly killBefore: (table: string, call: Call, by?: "anybody" | "request") => Promise<void>;
  /** Kills it once that is so, after the call was made; its caller hears nothing. */
  readonly killWhen: (call: Call, isThere: () => unknown) => Promise<void>;
};

const unheard = (call: Call): Promise<unknown> => call().catch(() => "unheard");

/** The product in a process of its own on a test's database. Call it at the top; `onStart` hears each new address. */
export function withKillableServer(
  testDatabase: () => TestDatabase,
  environment: Readonly<Record<string, string>>,
  onStart: (url: string) => void = () => undefined,
): KillableServer {
  const sealingKey = randomBytes(32).toString("base64");
  let server: ServerChild;
  const start = async (): Promise<void> => {
    const own = { DATABASE_URL: urlOf(testDatabase().database.address), CANTINA_SEALING_KEY: sealingKey };
    server = await startServerChild({ ...own, ...environment });
    onStart(server.url);
  };
  const kill = async (): Promise<void> => {
    server.kill("SIGKILL");
    await expect.poll(server.isRunning).toBe(false);
  };
  beforeAll(start);
  afterAll(() => server.end());

  return {
    url: () => server.url,
    start,
    kill,
    killBefore: async (table, call, by = "request") => {
      const holder = await testDatabase().openAnother();
      const called = await holder.kysely.transaction().execute(async (trx) => {
        await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
        const calling = unheard(call);
        await waitForLock(testDatabase().database, 1, by);
        await kill();
        return { calling };
      });
      await called.calling;
    },
    killWhen: async (call, isThere) => {
      const calling = unheard(call);
      await expect.poll(isThere, { interval: 5, timeout: 15_000 }).toBe(true);
      await kill();
      await calling;
    },
  };
}
