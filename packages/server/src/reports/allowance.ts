import { setTimeout as pause } from "node:timers/promises";

/** How much of the clock reports may take. REPORT-11 */
export type ReportPace = {
  /** Of the clock, in the long run: above 0, at most 1. */
  readonly share: number;
  /** Milliseconds of reading at once, after a while in which nobody read. */
  readonly savedMs: number;
  /** Milliseconds that somebody waits at most for the others' reading. */
  readonly longestMs: number;
};

/** Five reports of a year at ten million lines, or some hundred of a school's, before anybody waits. */
export const usualPace: ReportPace = { share: 0.2, savedMs: 750, longestMs: 3_000 };

/** Told how long something was read, says for how many milliseconds nothing else is to be read. REPORT-11 */
type Allowance = (tookMs: number) => number;

export function openAllowance(
  { share, savedMs, longestMs }: ReportPace,
  now: () => number = () => performance.now(),
): Allowance {
  let left = savedMs;
  let at = now();
  return (tookMs) => {
    const since = now() - at;
    at += since;
    left = Math.max(-longestMs * share, Math.min(savedMs, left + since * share) - tookMs);
    return Math.max(0, -left / share);
  };
}

/** Told how long something was read, ends when the next may begin. */
export type Rest = (tookMs: number) => Promise<void>;

export function openRest(pace: ReportPace): Rest {
  const allow = openAllowance(pace);
  return async (tookMs) => {
    const rest = allow(tookMs);
    if (rest > 0) await pause(rest);
  };
}
