import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseLost, patienceEnd, repeatWhenLocked } from "../db/index.ts";

const mostAttempts = 3;

/** Does what may be done twice again when the database went away in the middle: its successor may be there already. */
export async function repeatWhenLost<T>(isRepeatable: boolean, work: () => Promise<T>): Promise<T> {
  if (!isRepeatable) return work();
  for (let attempt = 1, until = patienceEnd(); ; attempt += 1) {
    try {
      // A statement outside any transaction may have waited for a lock too long.
      return await repeatWhenLocked(work);
    } catch (error) {
      if (attempt >= mostAttempts || !isDatabaseLost(error) || performance.now() >= until) throw error;
      await pause(50 * attempt);
    }
  }
}
