import { execFile } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { loadTemporal } from "@cantina/domain/kernel";
import { makeCafeteria, withTestDatabase } from "@cantina/testkit/database";
import { handClock } from "@cantina/testkit/orders-suite";
import { fillDataFolder } from "@cantina/testkit/temporary-cluster";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startEmbedded } from "../db/index.ts";
import { type BackupPlan, backUpWhenDue } from "./back-up-daily.ts";
import { readBackupRuns } from "./backup-run.queries.ts";
import { makeBackup } from "./make-backup.ts";

vi.setConfig({ testTimeout: 180_000 });

const run = promisify(execFile);
const testDatabase = withTestDatabase();
const clock = handClock("2026-11-22T06:30:00Z");
const disks: string[] = [];
let folder: string;
let plan: BackupPlan;

/** A file system of its own that is soon full. Only root may mount one; without it this test fails, and is not passed over. */
async function smallDisk(megabytes: number): Promise<string> {
  const disk = await mkdtemp(join(tmpdir(), "cantina-small-"));
  await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", disk]);
  await chmod(disk, 0o755);
  disks.push(disk);
  return disk;
}

/** Writes until not even a page fits, and in one go, so that nobody comes between. */
function fill(disk: string): void {
  const file = openSync(join(disk, "filler"), "a");
  for (const size of [1_048_576, 4_096]) {
    const block = Buffer.alloc(size);
    expect(() => {
      for (;;) writeSync(file, block);
    }).toThrow("ENOSPC");
  }
  closeSync(file);
}

beforeEach(async () => {
  await loadTemporal();
  folder = await mkdtemp(join(tmpdir(), "respaldos-"));
  const { database } = testDatabase();
  await database.query("delete from backup_run", []);
  await makeCafeteria(database);
  const keep = { daily: 1, weekly: 0, monthly: 0 };
  plan = { folder, hour: 3, keep, passphrase: undefined, scratch: tmpdir(), address: database.address };
});
afterEach(async () => {
  for (const disk of disks.splice(0)) {
    await run("umount", ["--lazy", disk]);
    await rm(disk, { recursive: true, force: true });
  }
  await rm(folder, { recursive: true, force: true });
});

const backUp = (wanted: BackupPlan) =>
  backUpWhenDue(wanted, { db: testDatabase().database.kysely, clock, signal: new AbortController().signal });
const runs = () => readBackupRuns(testDatabase().database.kysely, 5);

test(
  "[BACKUP-12] [BACKUP-13] on a full disk the day's backup says what is missing, leaves nothing, and the former ones stay",
  { tags: ["long"] },
  async () => {
    const disk = await smallDisk(64);
    const former = "cantina-2026-11-20.copia";
    await writeFile(join(disk, former), "x");
    fill(disk);
    expect(await backUp({ ...plan, folder: disk })).toBe(true);
    expect(await runs()).toMatchObject([
      {
        state: "FAILED",
        reason: expect.stringMatching(/^No hay lugar en \S+: se necesitan \d+ MB y hay 0 MB\.$/u) as string,
      },
    ]);
    expect((await readdir(disk)).toSorted()).toEqual([former, "filler"]);

    await rm(join(disk, "filler"));
    await testDatabase().database.query("update backup_run set ended_at = ended_at - interval '2 hours'", []);
    expect(await backUp({ ...plan, folder: disk })).toBe(true);
    expect(await runs()).toMatchObject([{ state: "PROVEN" }]);
  },
);

test("[BACKUP-02] a disk that is filled while the copy is written leaves no half of it", async () => {
  const disk = await smallDisk(64);
  const file = join(disk, "llena.copia");
  let isFull = false;
  const made = await makeBackup(testDatabase().database.kysely, {
    file,
    passphrase: undefined,
    onProgress: () => {
      if (!isFull) fill(disk);
      isFull = true;
    },
  });
  expect(made).toMatchObject({
    ok: false,
    failure: { code: "FILE_NOT_WRITABLE", file, reason: expect.stringContaining("ENOSPC") as string },
  });
  expect(await readdir(disk)).toEqual(["filler"]);
});

test.each([
  ["its cluster is made", "cluster.new-"],
  ["its cluster is filled", "postgres/cluster/postmaster.pid"],
])(
  "[BACKUP-11] a disk that fills up while %s fails the proof with a sentence, and nothing of it stays",
  async (_, sign) => {
    const disk = await smallDisk(420);
    const doing = backUp({ ...plan, scratch: disk });
    const files = (): Promise<readonly string[]> => readdir(disk, { recursive: true }).catch(() => []);
    await expect
      .poll(async () => (await files()).some((name) => name.includes(sign)), { timeout: 60_000, interval: 5 })
      .toBe(true);
    fill(disk);
    expect(await doing).toBe(true);
    const [failed] = await runs();
    expect(failed).toMatchObject({ state: "FAILED" });
    expect(failed?.reason).toMatch(/^No hay lugar en \S+: se necesitan \d+ MB y hay \d+ MB\.$/u);
    expect(await readdir(disk)).toEqual(["filler"]);
    expect((await readdir(folder)).filter((name) => !name.endsWith(".sin-probar"))).toEqual([]);
  },
);

test("[BACKUP-11] a cluster that has no room for its database says so, and asks no longer", async () => {
  const disk = await smallDisk(420);
  const steps: string[] = [];
  const onProgress = (step: string): void => void steps.push(step);
  const dataFolder = join(disk, "data");
  await fillDataFolder(dataFolder);
  const cluster = await startEmbedded({ dataFolder, maxConnections: 3, onProgress });
  if (!cluster.ok) throw new Error(cluster.failure.code);
  const client = new pg.Client({ ...cluster.value.connection, database: "postgres" });
  await client.connect();
  await client.query("drop database cantina with (force)");
  // Before it can be made again.
  fill(disk);
  await client.end();
  await expect.poll(() => steps.includes("recovering")).toBe(true);
  // It waits for an attempt that is under way.
  await cluster.value.stop();
});
