import { once } from "node:events";
import { startThread } from "../threads/index.ts";
import type { BackupOrder, BackupOutcome } from "./backup-order.ts";

/** Makes a backup and proves it in a thread of its own; who aborts waits until its scratch cluster is gone. */
export async function backUpAside(order: BackupOrder, signal: AbortSignal): Promise<BackupOutcome> {
  if (signal.aborted) return { ok: false, failure: { code: "STOPPED" } };
  const thread = startThread(new URL("./backup-thread.ts", import.meta.url), { workerData: order });
  const giveUp = (): void => thread.postMessage("stop");
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    const [outcome] = (await once(thread, "message")) as [BackupOutcome];
    return outcome;
  } finally {
    signal.removeEventListener("abort", giveUp);
    await thread.terminate();
  }
}
