import type { Clock, Instant } from "@cantina/domain/kernel";
import type { ChangeFeed } from "../http/index.ts";
import { type Job, startJob } from "./job.ts";

export type DayJobInput = {
  readonly clock: Clock;
  readonly feed: ChangeFeed;
  readonly onError: (error: unknown) => void;
};

/** Looks each minute, and once at the start, where a day's work is due: a server that was down catches up. ORDERS-10 SUBS-11 */
export function startDayJob({ clock, feed, onError }: DayJobInput, doDueDays: (at: Instant) => Promise<unknown>): Job {
  const look = async (): Promise<void> => {
    try {
      await doDueDays(clock.now());
    } finally {
      // What was done before something failed is told too.
      feed.poke();
    }
  };
  return startJob({ pattern: "* * * * *", work: look, onError, isDueAtStart: true });
}
