import { type Instant, type LocalDate, type TimeZone, timeZone } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import type { ProvenBackup } from "./backup-order.ts";

/** The zone of most of the cafeterias, by whose clock a night is a night. */
export async function readBackupZone(db: Kysely<unknown>): Promise<TimeZone> {
  const { rows } = await sql<{ zone: TimeZone | null }>`
    select mode() within group (order by tz_name) as zone from cafeteria where status = 'ENABLED'`.execute(db);
  return rows[0]?.zone ?? timeZone("UTC");
}

/** One that lives beats ten times meanwhile. */
const silence = sql`interval '10 minutes'`;

/**
 * Which attempt of that day is the caller's, among all servers; undefined: it is done, under way, or given up. One whose
 * server died is taken over after ten minutes, one that failed is tried again after an hour, three times in all.
 * One that ended later than now is of a clock that was ahead, and is made anew. BACKUP-37
 */
export async function claimBackup(db: Kysely<unknown>, day: LocalDate): Promise<number | undefined> {
  const { rows } = await sql<{ attempts: number }>`
    insert into backup_run as r (local_date, state) values (${day}, 'RUNNING')
    on conflict (local_date) do update
       set state = 'RUNNING', attempts = r.attempts + 1, started_at = clock_timestamp(), beat_at = clock_timestamp(),
           ended_at = null, reason = null
     where r.ended_at > clock_timestamp() or r.beat_at > clock_timestamp() + ${silence}
        or (r.attempts < 3
            and ((r.state = 'RUNNING' and r.beat_at < clock_timestamp() - ${silence})
              or (r.state = 'FAILED' and r.ended_at < clock_timestamp() - interval '1 hour')))
    returning attempts`.execute(db);
  return rows[0]?.attempts;
}

type Claim = { readonly day: LocalDate; readonly attempt: number };

export async function beatBackup(db: Kysely<unknown>, { day, attempt }: Claim): Promise<void> {
  await sql`
    update backup_run set beat_at = clock_timestamp()
     where local_date = ${day} and attempts = ${attempt} and state = 'RUNNING'`.execute(db);
}

/** What came of it; a backup whose books have faults is told apart from a proven one. */
export async function finishBackup(
  db: Kysely<unknown>,
  { day, attempt }: Claim,
  { file, bytes, proven }: { readonly file: string; readonly bytes: number; readonly proven: ProvenBackup },
): Promise<void> {
  const { rows, postings, discrepancies, madeMs, proofMs } = proven;
  await sql`
    update backup_run
       set state = ${discrepancies === 0 ? "PROVEN" : "FAULTY"}, ended_at = clock_timestamp(), file = ${file},
           bytes = ${bytes}, row_count = ${rows}, posting_count = ${postings}, discrepancies = ${discrepancies},
           made_ms = ${Math.round(madeMs)}, proof_ms = ${Math.round(proofMs)}
     where local_date = ${day} and attempts = ${attempt} and state = 'RUNNING'`.execute(db);
}

export async function failBackup(db: Kysely<unknown>, { day, attempt }: Claim, reason: string): Promise<void> {
  await sql`
    update backup_run set state = 'FAILED', ended_at = clock_timestamp(), reason = ${reason}
     where local_date = ${day} and attempts = ${attempt} and state = 'RUNNING'`.execute(db);
}

/** A server that is stopped in the middle leaves the day to the next one that looks. */
export async function releaseBackup(db: Kysely<unknown>, { day, attempt }: Claim): Promise<void> {
  await sql`
    update backup_run set beat_at = '-infinity', attempts = greatest(1, attempts - 1)
     where local_date = ${day} and attempts = ${attempt} and state = 'RUNNING'`.execute(db);
}

export type BackupRun = {
  readonly day: LocalDate;
  readonly state: "RUNNING" | "PROVEN" | "FAULTY" | "FAILED";
  readonly endedAt: Instant | null;
  readonly file: string | null;
  readonly bytes: number | null;
  readonly postings: number | null;
  readonly discrepancies: number | null;
  readonly proofMs: number | null;
  readonly reason: string | null;
};

const columns = sql`
  local_date as day, state, ended_at as "endedAt", file, bytes, posting_count as postings, discrepancies,
  proof_ms as "proofMs", reason`;

/** What a clock that was ahead wrote down would hide for weeks what came after it was set right. BACKUP-37 */
const isPast = sql`coalesce(ended_at, started_at) <= clock_timestamp()`;

/** The newest first. */
export async function readBackupRuns(db: Kysely<unknown>, limit: number): Promise<readonly BackupRun[]> {
  const { rows } = await sql<BackupRun>`
    select ${columns} from backup_run where ${isPast} order by local_date desc limit ${limit}`.execute(db);
  return rows;
}

export async function readLastProven(db: Kysely<unknown>): Promise<BackupRun | undefined> {
  const { rows } = await sql<BackupRun>`
    select ${columns} from backup_run where state = 'PROVEN' and ${isPast}
     order by local_date desc limit 1`.execute(db);
  return rows[0];
}
