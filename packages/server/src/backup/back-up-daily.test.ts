// @module-tag long
import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadTemporal } from "@cantina/domain/kernel";
import { makeCafeteria, withTestDatabase } from "@cantina/testkit/database";
import { handClock } from "@cantina/testkit/orders-suite";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { checkBackup } from "./backup-file.ts";
import { type BackupPlan, backUpWhenDue } from "./back-up-daily.ts";
import { readBackupRuns, readLastProven } from "./backup-run.queries.ts";

// Each of these makes a cluster, fills it and has it audited.
vi.setConfig({ testTimeout: 180_000 });

const testDatabase = withTestDatabase();
const never = new AbortController().signal;
const clock = handClock("2026-11-22T06:30:00Z");
const keep = { daily: 2, weekly: 0, monthly: 0 };
let folder: string;
let scratch: string;
let plan: BackupPlan;

beforeAll(loadTemporal);
beforeEach(async () => {
  [folder, scratch] = await Promise.all([mkdtemp(join(tmpdir(), "respaldos-")), mkdtemp(join(tmpdir(), "pruebas-"))]);
  // PostgreSQL runs under an account of its own.
  await chmod(scratch, 0o755);
  const { database } = testDatabase();
  await database.query("delete from backup_run", []);
  await makeCafeteria(database);
  plan = { folder, hour: 3, keep, passphrase: undefined, scratch, address: database.address };
});
afterEach(async () => {
  expect(await readdir(scratch)).toEqual([]);
  await Promise.all([folder, scratch].map((one) => rm(one, { recursive: true, force: true })));
});

const around = (signal = never) => ({ db: testDatabase().database.kysely, clock, signal });
const runs = () => readBackupRuns(testDatabase().database.kysely, 5);

test("[BACKUP-11] [BACKUP-12] is made from its local hour on, restored, audited and written down, once among all servers", async () => {
  // In Buenos Aires it is 2:30.
  expect(await backUpWhenDue({ ...plan, hour: 3 }, { ...around(), clock: handClock("2026-11-22T05:30:00Z") })).toBe(
    false,
  );
  expect(await runs()).toEqual([]);
  const other = await testDatabase().openAnother();
  const both = await Promise.all([
    backUpWhenDue(plan, around()),
    backUpWhenDue(plan, { ...around(), db: other.kysely }),
  ]);
  expect(both.toSorted()).toEqual([false, true]);
  expect(await readdir(folder)).toEqual(["cantina-2026-11-22.copia"]);
  const [run] = await runs();
  const { size } = await stat(join(folder, "cantina-2026-11-22.copia"));
  expect(run).toMatchObject({ day: "2026-11-22", state: "PROVEN", file: "cantina-2026-11-22.copia", bytes: size });
  expect(run?.proofMs).toBeGreaterThan(0);
  expect(await backUpWhenDue(plan, around())).toBe(false);
});

test("[BACKUP-10] [BACKUP-13] sealed, it is proven with its passphrase; older ones go after it, what a person put there stays", async () => {
  const older = [
    "cantina-2026-11-19.copia",
    "cantina-2026-11-20.copia",
    "cantina-2026-11-18.copia.sin-probar",
    "notas.txt",
  ];
  for (const name of older) await writeFile(join(folder, name), "x");
  const passphrase = "una clave larga";
  await backUpWhenDue({ ...plan, passphrase }, around());
  expect((await readdir(folder)).toSorted()).toEqual([
    "cantina-2026-11-20.copia",
    "cantina-2026-11-22.copia",
    "notas.txt",
  ]);
  const file = join(folder, "cantina-2026-11-22.copia");
  expect((await readFile(file)).subarray(0, 16).toString()).toBe("cantina-sellada1");
  expect((await checkBackup({ file, passphrase })).ok).toBe(true);
  expect(await checkBackup({ file, passphrase: "otra clave" })).toMatchObject({
    failure: { code: "PASSPHRASE_WRONG" },
  });
  expect(await checkBackup({ file, passphrase: undefined })).toMatchObject({ failure: { code: "PASSPHRASE_MISSING" } });
});

test("[BACKUP-02] [BACKUP-12] overwrites none that books of before, which it knows nothing of, had made that day", async () => {
  await writeFile(join(folder, "cantina-2026-11-22.copia"), "de antes");
  expect(await backUpWhenDue(plan, around())).toBe(true);
  expect((await readdir(folder)).toSorted()).toEqual(["cantina-2026-11-22-2.copia", "cantina-2026-11-22.copia"]);
  expect((await readFile(join(folder, "cantina-2026-11-22.copia"))).toString()).toBe("de antes");
  expect(await runs()).toMatchObject([{ state: "PROVEN", file: "cantina-2026-11-22-2.copia" }]);
});

test("[BACKUP-11] books in which the audit finds something are told, not called proven, and remove nothing", async () => {
  const { database } = testDatabase();
  for (const name of ["cantina-2026-11-01.copia", "cantina-2026-11-02.copia", "cantina-2026-11-03.copia"])
    await writeFile(join(folder, name), "x");
  const miscount = async (by: number): Promise<void> => {
    await database.query("alter table account disable trigger user", []);
    await database.query(
      `update account set balance = balance + ${by} where id = (select min(id) from account where balance is not null)`,
      [],
    );
    await database.query("alter table account enable trigger user", []);
  };
  await miscount(1);
  await backUpWhenDue(plan, around());
  await miscount(-1);
  const [run] = await runs();
  expect(run).toMatchObject({ state: "FAULTY", file: "cantina-2026-11-22.copia.sin-probar" });
  expect(run?.discrepancies).toBeGreaterThan(0);
  expect(await readLastProven(database.kysely)).toBeUndefined();
  expect(await readdir(folder)).toHaveLength(4);
});

test("[BACKUP-12] [BACKUP-13] one that can't be written is told with its reason, leaves the former ones, and is tried again later", async () => {
  const { database } = testDatabase();
  const file = join(folder, "not-a-folder");
  await writeFile(file, "");
  await backUpWhenDue({ ...plan, folder: file }, around());
  const failed = await runs();
  expect(failed).toMatchObject([{ state: "FAILED" }]);
  expect(failed[0]?.reason).toContain("No se pudo escribir");
  expect(await backUpWhenDue(plan, around())).toBe(false);
  await database.query("update backup_run set ended_at = ended_at - interval '2 hours'", []);
  expect(await backUpWhenDue(plan, around())).toBe(true);
  expect(await runs()).toMatchObject([{ state: "PROVEN", file: "cantina-2026-11-22-2.copia" }]);
});

test("[BACKUP-12] a server that stops in the middle leaves nothing behind, and the next one takes over", async () => {
  const stopping = new AbortController();
  const doing = backUpWhenDue(plan, around(stopping.signal));
  await expect.poll(async () => (await readdir(scratch)).length, { timeout: 60_000, interval: 20 }).toBe(1);
  stopping.abort();
  await doing;
  expect(await readdir(folder)).toEqual([]);
  expect(await runs()).toMatchObject([{ state: "RUNNING" }]);
  expect(await backUpWhenDue(plan, around())).toBe(true);
  expect(await runs()).toMatchObject([{ state: "PROVEN" }]);
});
