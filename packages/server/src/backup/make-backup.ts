import { dirname } from "node:path";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { systemReason } from "../db/index.ts";
import { type BackupFileFailure, writeBackup } from "./backup-file.ts";
import type { OnProgress } from "./copy-part.ts";
import { readDatabase } from "./read-rows.queries.ts";
import { type NoRoom, databaseBytes, fileNeeds, roomFault } from "./room.ts";

export type MakeFailure = BackupFileFailure | NoRoom;

type Wanted = {
  readonly file: string;
  readonly passphrase: string | undefined;
  readonly onProgress?: OnProgress;
};

/** A whole backup under this name, or none. Answers with its rows. BACKUP-01 BACKUP-02 */
export async function makeBackup(
  db: Kysely<unknown>,
  { file, passphrase, onProgress = () => undefined }: Wanted,
): Promise<Result<number, MakeFailure>> {
  const folder = dirname(file);
  try {
    const fault = await roomFault(folder, fileNeeds(await databaseBytes(db)));
    if (fault !== null) return refused(fault);
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    return refused({ code: "FILE_NOT_WRITABLE", file, reason: systemReason(error) });
  }
  let rows = 0;
  const count: OnProgress = (progress) => {
    rows = progress.rows;
    onProgress(progress);
  };
  const written = await readDatabase(db, count, ({ parts, schema }) =>
    writeBackup(
      { file, passphrase },
      { format: "cantina-backup", version: 1, madeAt: new Date().toISOString(), schema },
      parts,
    ),
  );
  return written.ok ? accepted(rows) : written;
}
