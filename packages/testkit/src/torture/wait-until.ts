import { setTimeout as pause } from "node:timers/promises";

/** What did not come true in time: the run has found something, and can't go on. */
export class NeverHappened extends Error {}

export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  otherwise: string,
  patienceMs: number,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new NeverHappened(`${otherwise} within ${patienceMs / 1000} s`);
    await pause(20);
  }
}
