import type { Instant } from "../kernel/index.ts";
import type { DaySpan } from "../periods/index.ts";

/** What figures are of, and how they were compared. METRICS-01 */
export type ComparedPeriod = {
  readonly days: DaySpan;
  readonly former: DaySpan;
  /** While it runs, the former one is counted only as far as the same time has elapsed. */
  readonly isRunning: boolean;
  readonly openDays: { readonly currentPeriod: number; readonly lastPeriod: number };
  /** When they were taken. */
  readonly at: Instant;
};
