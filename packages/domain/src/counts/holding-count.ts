import type { Instant } from "../kernel/index.ts";

/** The count of a thing that holds so far. */
export type HoldingCount = { readonly countedAt: Instant };

/** Whether what became known only now had happened when that was counted. COUNT-05 COUNT-10 */
export const isBeforeCount = <Count extends HoldingCount>(
  happenedAt: Instant,
  count: Count | undefined,
): count is Count => count !== undefined && happenedAt <= count.countedAt;

/** Whether a count that is booked now holds against the one that did so far. COUNT-06 */
export const holdsAgainst = (countedAt: Instant, former: HoldingCount | null): boolean =>
  former === null || countedAt >= former.countedAt;
