import { loadTemporal, localDate } from "@cantina/domain/kernel";
import { withTestDatabase } from "@cantina/testkit/database";
import { beforeEach, expect, test } from "vitest";
import { claimBackup, failBackup, finishBackup, readBackupRuns, readLastProven } from "./backup-run.queries.ts";

const testDatabase = withTestDatabase();
const db = () => testDatabase().database.kysely;
await loadTemporal();
const [today, later] = [localDate("2026-11-22"), localDate("2027-01-01")];
const proven = { rows: 1, postings: 1, checks: 1, discrepancies: 0, madeMs: 1, proofMs: 1 };

async function prove(day: typeof today): Promise<void> {
  const attempt = await claimBackup(db(), day);
  expect(attempt).toBe(1);
  await finishBackup(db(), { day, attempt: 1 }, { file: `cantina-${day}.copia`, bytes: 1, proven });
}

/** Proven on its day, and then one by a clock that is set back now. */
beforeEach(async () => {
  const { query } = testDatabase().database;
  await query("delete from backup_run", []);
  await prove(today);
  await prove(later);
  await query(
    `update backup_run set started_at = started_at + interval '40 days', beat_at = beat_at + interval '40 days',
            ended_at = ended_at + interval '40 days' where local_date = $1`,
    [later],
  );
});

test("[BACKUP-37] the last proven one is of before the clock was ahead", async () => {
  expect(await readLastProven(db())).toMatchObject({ day: today });
  expect(await readBackupRuns(db(), 1)).toMatchObject([{ day: today, state: "PROVEN" }]);
});

test("[BACKUP-37] what fails after the clock was set right is told", async () => {
  const next = localDate("2026-11-23");
  expect(await claimBackup(db(), next)).toBe(1);
  await failBackup(db(), { day: next, attempt: 1 }, "No hay lugar.");
  expect(await readBackupRuns(db(), 1)).toMatchObject([{ day: next, state: "FAILED", reason: "No hay lugar." }]);
});

test("[BACKUP-37] its day gets one of its own when it comes, once", async () => {
  expect(await claimBackup(db(), later)).toBe(2);
  expect(await claimBackup(db(), later)).toBeUndefined();
  await finishBackup(db(), { day: later, attempt: 2 }, { file: "cantina-2027-01-01-2.copia", bytes: 1, proven });
  expect(await claimBackup(db(), later)).toBeUndefined();
  expect(await readLastProven(db())).toMatchObject({ day: later, file: "cantina-2027-01-01-2.copia" });
});

test("[BACKUP-37] nor does one that a clock ahead had begun keep its day from it", async () => {
  const { query } = testDatabase().database;
  await query("update backup_run set state = 'RUNNING', ended_at = null, discrepancies = null where local_date = $1", [
    later,
  ]);
  expect(await claimBackup(db(), later)).toBe(2);
  expect(await claimBackup(db(), later)).toBeUndefined();
});
