import { readdirSync } from "node:fs";
import { setPriority } from "node:os";

/** Steps of priority; 19 is the last. */
export const behind = 10;

/**
 * Puts this process behind everything else on the machine, with whatever it starts from now on. Linux gives each
 * thread a priority of its own: those that collect garbage and read files are there before any code of ours runs.
 */
export function slowDown(): void {
  setPriority(behind);
  if (process.platform !== "linux") return;
  for (const thread of readdirSync("/proc/self/task")) setPriority(Number(thread), behind);
}
