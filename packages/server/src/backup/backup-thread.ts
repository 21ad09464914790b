import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "../db/index.ts";
import { slowDown } from "../threads/index.ts";
import type { BackupOrder, BackupOutcome } from "./backup-order.ts";
import { makeBackup } from "./make-backup.ts";
import { proveBackup } from "./prove-backup.ts";
import { databaseBytes } from "./room.ts";

slowDown(10);

async function carryOut(
  { address, file, passphrase, scratch }: BackupOrder,
  signal: AbortSignal,
): Promise<BackupOutcome> {
  const began = performance.now();
  const source = await openDatabase<unknown>(address, { maxConnections: 2 });
  if (!source.ok) return source;
  let bytes = 0;
  try {
    bytes = await databaseBytes(source.value.kysely);
    const onProgress = (): void => signal.throwIfAborted();
    const made = await makeBackup(source.value.kysely, { file, passphrase, onProgress });
    if (!made.ok) return made;
    const madeMs = performance.now() - began;
    const proof = await proveBackup({ file, passphrase, scratch, bytes, signal });
    if (!proof.ok) return proof;
    return {
      ok: true,
      value: { ...proof.value, rows: made.value, madeMs, proofMs: performance.now() - began - madeMs },
    };
  } finally {
    await source.value.close();
  }
}

const stopping = new AbortController();
parentPort?.once("message", () => stopping.abort(new Error("the server stops")));
try {
  const outcome = await carryOut(workerData as BackupOrder, stopping.signal);
  parentPort?.postMessage(outcome);
} catch (error) {
  if (!stopping.signal.aborted) throw error;
  parentPort?.postMessage({ ok: false, failure: { code: "STOPPED" } } satisfies BackupOutcome);
} finally {
  parentPort?.close();
}
