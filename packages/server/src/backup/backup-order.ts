import type { Result } from "@cantina/domain/kernel";
import type { DatabaseAddress, DatabaseFailure } from "../db/index.ts";
import type { MakeFailure } from "./make-backup.ts";
import type { Proof, ProofFailure } from "./prove-backup.ts";

/** What a process is told to back up; plain data. */
export type BackupOrder = {
  /** Of the database's owner. */
  readonly address: DatabaseAddress;
  readonly file: string;
  readonly passphrase: string | undefined;
  readonly scratch: string;
};

export type ProvenBackup = Proof & { readonly rows: number; readonly madeMs: number; readonly proofMs: number };
export type BackupFailure = MakeFailure | ProofFailure | DatabaseFailure | { readonly code: "STOPPED" };
export type BackupOutcome = Result<ProvenBackup, BackupFailure>;
