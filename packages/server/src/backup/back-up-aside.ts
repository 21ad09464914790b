import { startProcess } from "../processes/index.ts";
import type { BackupOrder, BackupOutcome } from "./backup-order.ts";

/** Makes a backup and proves it in a process of its own; who aborts waits until its scratch cluster is gone. */
export async function backUpAside(order: BackupOrder, signal: AbortSignal): Promise<BackupOutcome> {
  const stopped = { ok: false, failure: { code: "STOPPED" } } as const;
  if (signal.aborted) return stopped;
  const backup = startProcess<BackupOutcome>(new URL("./backup-process.ts", import.meta.url), order);
  signal.addEventListener("abort", backup.stop, { once: true });
  try {
    const end = await backup.ended;
    if (end.type === "done") return end.outcome;
    if (signal.aborted) return stopped;
    throw new Error(`the process that makes a backup died: ${end.type === "died" ? end.words : end.type}`);
  } finally {
    signal.removeEventListener("abort", backup.stop);
  }
}
