import { type Instant, type InstantRange, type TimeZone, instantAfter, millisecondsBetween } from "../kernel/index.ts";
import { instantsOf } from "./day-span.ts";
import type { ComparedDays } from "./metrics-period.ts";

export type ComparedInstants = {
  readonly current: InstantRange;
  /** Of a running period only as much as has elapsed of it. */
  readonly former: InstantRange;
  readonly isRunning: boolean;
};

/** Both as instants, so that a morning isn't compared with a whole day. PERIOD-03 */
export function comparedInstants({ days, former }: ComparedDays, now: Instant, zone: TimeZone): ComparedInstants {
  const [current, before] = [instantsOf(days, zone), instantsOf(former, zone)];
  if (now >= current.until) return { current, former: before, isRunning: false };
  const elapsed = instantAfter(before.from, Math.max(0, millisecondsBetween(current.from, now)));
  const until = elapsed < before.until ? elapsed : before.until;
  return { current, former: { from: before.from, until }, isRunning: true };
}
