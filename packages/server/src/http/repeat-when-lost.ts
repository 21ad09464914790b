import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseLost } from "../db/index.ts";

const mostAttempts = 3;

/** Does what may be done twice again when the database went away in the middle: its successor may be there already. */
export async function repeatWhenLost<T>(isRepeatable: boolean, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRepeatable || attempt >= mostAttempts || !isDatabaseLost(error)) throw error;
      await pause(50 * attempt);
    }
  }
}
