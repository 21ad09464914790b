import { chmod, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { auditBooks } from "../audit/index.ts";
import {
  type DatabaseFailure,
  attachEmbedded,
  markFinished,
  migrations,
  openDatabase,
  startEmbedded,
} from "../db/index.ts";
import { type BackupFileFailure, checkBackup, readBackup } from "./backup-file.ts";
import { type FillFailure, fillDatabase } from "./fill-database.ts";
import { type NoRoom, roomFault, scratchNeeds } from "./room.ts";

export type Proof = { readonly postings: number; readonly checks: number; readonly discrepancies: number };
export type ProofFailure = BackupFileFailure | FillFailure | DatabaseFailure | NoRoom;

type Wanted = {
  readonly file: string;
  readonly passphrase: string | undefined;
  /** Where a cluster of its own may lie for as long as it takes. */
  readonly scratch: string;
  /** Of the database that it is a backup of. */
  readonly bytes: number;
  readonly signal: AbortSignal;
};

const prefix = "cantina-prueba-";
/** What a full disk may look like. */
const wordsOfPostgres: readonly string[] = ["DATABASE_DID_NOT_START", "MIGRATION_FAILED"];
const connections = 3;
const youngMs = 600_000;

/** What a server that was killed during a proof left behind: a cluster that may still run, in nobody's use. */
async function sweepProofs(scratch: string): Promise<void> {
  const left = (await readdir(scratch)).filter((name) => name.startsWith(prefix));
  for (const name of left) {
    const dataFolder = join(scratch, name);
    // One that has only just been made may not be running yet.
    if (Date.now() - (await stat(dataFolder)).mtimeMs < youngMs) continue;
    const found = await attachEmbedded({ dataFolder, maxConnections: connections }, "alone");
    // Another server's proof under way is that server's.
    if (!found.ok && found.failure.code === "DATA_FOLDER_IN_USE") continue;
    if (found.ok) await found.value.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function restoreAndAudit(
  { file, passphrase, signal }: Wanted,
  schema: readonly string[],
  dataFolder: string,
): Promise<Result<Proof, ProofFailure>> {
  const cluster = await startEmbedded({ dataFolder, maxConnections: connections });
  if (!cluster.ok) return cluster;
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= cluster.value.stop());
  // Breaks off whatever it is at.
  const giveUp = (): void => void stop();
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    signal.throwIfAborted();
    const opened = await openDatabase<unknown>(cluster.value.connection, { maxConnections: connections });
    if (!opened.ok) return opened;
    const { kysely, close } = opened.value;
    try {
      const filled = await fillDatabase(kysely, migrations, { schema, parts: readBackup({ file, passphrase }) });
      if (!filled.ok) return filled;
      const { checks, postings, discrepancies } = await auditBooks(kysely);
      await markFinished(kysely);
      return accepted({ checks, postings, discrepancies: discrepancies.length });
    } finally {
      await close();
    }
  } finally {
    signal.removeEventListener("abort", giveUp);
    await stop();
  }
}

async function inScratchFolder(wanted: Wanted, schema: readonly string[]): Promise<Result<Proof, ProofFailure>> {
  const dataFolder = await mkdtemp(join(wanted.scratch, prefix));
  try {
    // The account that PostgreSQL runs under has to get in.
    await chmod(dataFolder, 0o755);
    return await restoreAndAudit(wanted, schema, dataFolder);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Restores the file to a cluster of its own and has the audit look at it; nothing of it stays. BACKUP-11 */
export async function proveBackup(wanted: Wanted): Promise<Result<Proof, ProofFailure>> {
  const { file, passphrase, scratch, bytes, signal } = wanted;
  await mkdir(scratch, { recursive: true });
  await sweepProofs(scratch);
  const lackOfRoom = (): Promise<NoRoom | null> => roomFault(scratch, scratchNeeds(bytes));
  const fault = await lackOfRoom();
  if (fault !== null) return refused(fault);
  const checked = await checkBackup({ file, passphrase });
  if (!checked.ok) return checked;
  try {
    const proven = await inScratchFolder(wanted, checked.value.schema);
    const filled = proven.ok || !wordsOfPostgres.includes(proven.failure.code) ? null : await lackOfRoom();
    return filled === null ? proven : refused(filled);
  } catch (error) {
    // Somebody else took the room meanwhile; PostgreSQL has many words for it.
    const filled = signal.aborted ? null : await lackOfRoom();
    if (filled === null) throw error;
    return refused(filled);
  }
}
