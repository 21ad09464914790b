import type { Clock, Instant } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import type { ChangeFeed, ServerDatabase } from "../http/index.ts";
import { type Job, startJob } from "./job.ts";

export type DayJobInput = {
  readonly database: ServerDatabase;
  readonly clock: Clock;
  readonly feed: ChangeFeed;
  readonly onError: (error: unknown) => void;
};

/** Looks each minute, and once at the start, where a day's work is due: a server that was down catches up. ORDERS-10 SUBS-11 */
export function startDayJob(
  { database, clock, feed, onError }: DayJobInput,
  doDueDays: (db: Kysely<unknown>, at: Instant) => Promise<unknown>,
): Job {
  const look = async (): Promise<void> => {
    try {
      await doDueDays(database.kysely, clock.now());
    } finally {
      // What was done before something failed is told too.
      feed.poke();
    }
  };
  return startJob({ pattern: "* * * * *", work: look, onError, isDueAtStart: true });
}
