import type { Clock } from "@cantina/domain/kernel";
import type { ChangeFeed, ServerDatabase } from "../http/index.ts";
import { completeDueDays } from "../orders/index.ts";
import { type Job, startJob } from "./job.ts";

export type DailyOrdersInput = {
  readonly database: ServerDatabase;
  readonly clock: Clock;
  readonly feed: ChangeFeed;
  readonly onError: (error: unknown) => void;
};

/** Looks each minute, and once at the start, which cafeterias' day has to be completed: a server that was down catches up. */
export function startDailyOrders({ database, clock, feed, onError }: DailyOrdersInput): Job {
  const look = async (): Promise<void> => {
    if (await completeDueDays(database.kysely, clock.now())) feed.poke();
  };
  return startJob({ pattern: "* * * * *", work: look, onError, isDueAtStart: true });
}
