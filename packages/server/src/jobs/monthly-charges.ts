import type { Clock } from "@cantina/domain/kernel";
import type { ChangeFeed, ServerDatabase } from "../http/index.ts";
import { chargeDueDays } from "../subscriptions/index.ts";
import { type Job, startJob } from "./job.ts";

export type MonthlyChargesInput = {
  readonly database: ServerDatabase;
  readonly clock: Clock;
  readonly feed: ChangeFeed;
  readonly onError: (error: unknown) => void;
};

/** Looks each minute, and once at the start, where the day's charges have to be tried: a server that was down catches up. SUBS-11 */
export function startMonthlyCharges({ database, clock, feed, onError }: MonthlyChargesInput): Job {
  const look = async (): Promise<void> => {
    try {
      await chargeDueDays(database.kysely, clock.now());
    } finally {
      // What was charged before something failed is told too.
      feed.poke();
    }
  };
  return startJob({ pattern: "* * * * *", work: look, onError, isDueAtStart: true });
}
