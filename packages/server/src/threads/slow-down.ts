import { setPriority } from "node:os";

/** Of the calling thread. On Linux it has a priority of its own; elsewhere this would slow the tills as well. */
export function slowDown(steps: number): void {
  if (process.platform === "linux") setPriority(steps);
}
