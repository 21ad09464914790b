import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, readdir, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCafeteria, withTestDatabase } from "@cantina/testkit/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBackup } from "./make-backup.ts";
import { proveBackup } from "./prove-backup.ts";
import { roomFault } from "./room.ts";

const testDatabase = withTestDatabase();
const never = new AbortController().signal;
let folder: string;
let scratch: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "copias-"));
  scratch = await mkdtemp(join(tmpdir(), "pruebas-"));
  await chmod(scratch, 0o755);
});
afterAll(() => Promise.all([folder, scratch].map((one) => rm(one, { recursive: true, force: true }))));

const prove = (file: string, passphrase?: string, bytes = 1_000_000) =>
  proveBackup({ file, passphrase, scratch, bytes, signal: never });

test.each([undefined, "una clave larga"])(
  "[BACKUP-11] a copy that was cut, or of which one bit changed on the disk, is never proven (passphrase: %s)",
  async (passphrase) => {
    const { database } = testDatabase();
    await makeCafeteria(database);
    const whole = join(folder, `${passphrase ?? "abierta"}.copia`);
    expect(await makeBackup(database.kysely, { file: whole, passphrase })).toMatchObject({ ok: true });
    const bytes = await readFile(whole);
    const other = join(folder, "dañada.copia");
    for (const share of [0.2, 0.5, 0.9]) {
      const flipped = Buffer.from(bytes);
      const at = Math.floor(bytes.length * share);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 4, at);
      await writeFile(other, flipped);
      expect(await prove(other, passphrase), `byte ${at}`).toMatchObject({ ok: false });
      await writeFile(other, bytes);
      await truncate(other, at);
      expect(await prove(other, passphrase), `${at} bytes`).toMatchObject({ failure: { code: "BACKUP_BROKEN" } });
    }
    expect(await readdir(scratch)).toEqual([]);
  },
);

/** The first process of the PostgreSQL that a proof has started; undefined while there is none. */
async function proofServer(): Promise<number | undefined> {
  const [name] = await readdir(scratch);
  if (name === undefined) return undefined;
  const file = join(scratch, name, "postgres", "cluster", "postmaster.pid");
  return Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]) || undefined;
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test(
  "[BACKUP-11] a server that is killed during a proof leaves a cluster, which the next proof stops and takes away",
  { tags: ["long"] },
  async () => {
    const { database } = testDatabase();
    await makeCafeteria(database);
    const file = join(folder, "matada.copia");
    expect(await makeBackup(database.kysely, { file, passphrase: undefined })).toMatchObject({ ok: true });
    const wanted = JSON.stringify({ file, scratch, bytes: 1_000_000 });
    const script = `import { proveBackup } from ${JSON.stringify(new URL("./prove-backup.ts", import.meta.url).href)};
    await proveBackup({ ...${wanted}, passphrase: undefined, signal: new AbortController().signal });`;
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
      env: { PATH: process.env["PATH"], HOME: process.env["HOME"], TMPDIR: tmpdir() },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const gone = once(child, "exit");
    await expect.poll(proofServer, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0);
    child.kill("SIGKILL");
    await gone;
    const [left = ""] = await readdir(scratch);
    const orphan = (await proofServer()) ?? 0;
    expect(isRunning(orphan)).toBe(true);

    // As young as it is it may be another server's, which has not started its database yet.
    expect(await prove(file)).toMatchObject({ ok: true });
    expect(await readdir(scratch)).toEqual([left]);
    const longAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(scratch, left), longAgo, longAgo);
    expect(await prove(file)).toMatchObject({ ok: true, value: { discrepancies: 0 } });
    expect(await readdir(scratch)).toEqual([]);
    await expect.poll(() => isRunning(orphan), { timeout: 45_000 }).toBe(false);
  },
);

test("[BACKUP-11] without room for its cluster nothing is begun, and it says how much is missing", async () => {
  const found = await prove(join(folder, "none"), undefined, 2 ** 60);
  expect(found).toMatchObject({ failure: { code: "NO_ROOM", folder: scratch } });
  expect(await readdir(scratch)).toEqual([]);
  expect(await roomFault(scratch, 1)).toBeNull();
});
