import type { Clock } from "@cantina/domain/kernel";
import { type BackupPlan, backUpWhenDue } from "../backup/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import { type Job, startJob } from "./job.ts";

export type DailyBackupInput = {
  readonly database: ServerDatabase;
  readonly clock: Clock;
  readonly plan: BackupPlan;
  readonly onError: (error: unknown) => void;
  readonly onFailed: (reason: string) => void;
};

/** Looks each minute, and once at the start, whether the day's backup is due: a server that was down catches up. BACKUP-12 */
export function startDailyBackup({ database, clock, plan, onError, onFailed }: DailyBackupInput): Job {
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    await backUpWhenDue(plan, { db: database.kysely, clock, signal: stopping.signal, onFailed });
  };
  const job = startJob({ pattern: "* * * * *", work: look, onError, isDueAtStart: true });
  return {
    ...job,
    stop: () => {
      stopping.abort();
      return job.stop();
    },
  };
}
