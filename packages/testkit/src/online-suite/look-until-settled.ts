import { setTimeout as pause } from "node:timers/promises";

/** How long nothing may end before it counts as stuck. */
const patienceMs = 60_000;

/**
 * Looks until nothing is open any more; what is still open where nothing has ended for a minute. A slow machine is waited
 * for as long as one after the other ends.
 */
export async function lookUntilSettled<T>(look: () => Promise<readonly T[]>): Promise<readonly T[]> {
  let [fewest, since] = [Number.POSITIVE_INFINITY, performance.now()];
  for (;;) {
    const open = await look();
    if (open.length < fewest) [fewest, since] = [open.length, performance.now()];
    if (open.length === 0 || performance.now() - since > patienceMs) return open;
    await pause(250);
  }
}
