import { constants, setPriority } from "node:os";

/**
 * Lets everybody else of this machine go first while they need the processor: what such a process works for waits then,
 * and takes no longer than before where nobody else is at work. REPORT-07
 */
export function standBack(processId: number): void {
  try {
    setPriority(processId, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The system doesn't let us: it works beside the others, as it would without.
  }
}
