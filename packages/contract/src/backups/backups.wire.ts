import * as v from "valibot";
import { dateText, instantText } from "../wire/index.ts";

/** RUNNING: under way; FAULTY: restored row for row, and the audit found faults in the books; FAILED: there is none. */
const backupStates = ["RUNNING", "PROVEN", "FAULTY", "FAILED"] as const;

const backupRun = v.object({
  /** Local day of most of the cafeterias. */
  day: dateText,
  state: v.picklist(backupStates),
  endedAt: v.nullable(instantText),
  /** Name of the file in the folder of copies. */
  file: v.nullable(v.string()),
  bytes: v.nullable(v.number()),
  postings: v.nullable(v.number()),
  discrepancies: v.nullable(v.number()),
  /** Milliseconds that restoring and auditing it took. */
  proofMs: v.nullable(v.number()),
  /** Why there is none, in Spanish. */
  reason: v.nullable(v.string()),
});
export type BackupRunWire = v.InferInput<typeof backupRun>;

export const backups = v.object({
  /** The local hour from which on a copy is made each day; null: nobody asked for them. */
  hour: v.nullable(v.number()),
  /** The newest one, whatever became of it. */
  last: v.nullable(backupRun),
  lastProven: v.nullable(backupRun),
});
export type BackupsWire = v.InferInput<typeof backups>;
