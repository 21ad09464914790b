import { isDatabaseBusy, isStorageFull } from "../db/index.ts";

/** The database went away, or its disk filled up, while a command was at work; what it had begun is undone. */
export type BrokenOff =
  | { readonly code: "DATABASE_DISK_FULL" }
  | { readonly code: "DATABASE_LOST"; readonly reason: string };

/** undefined: a fault of ours, to be shown whole. BACKUP-39 */
export function brokenOff(error: unknown): BrokenOff | undefined {
  if (isStorageFull(error)) return { code: "DATABASE_DISK_FULL" };
  return isDatabaseBusy(error) && error instanceof Error ? { code: "DATABASE_LOST", reason: error.message } : undefined;
}
