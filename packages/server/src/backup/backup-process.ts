import { openDatabase } from "../db/index.ts";
import { carryOut } from "../processes/index.ts";
import type { BackupOrder, BackupOutcome } from "./backup-order.ts";
import { makeBackup } from "./make-backup.ts";
import { proveBackup } from "./prove-backup.ts";
import { databaseBytes } from "./room.ts";

async function backUp(
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

await carryOut(backUp);
