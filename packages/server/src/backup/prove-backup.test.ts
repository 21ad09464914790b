import { chmod, mkdtemp, readFile, readdir, rm, truncate, writeFile } from "node:fs/promises";
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

test("[BACKUP-11] without room for its cluster nothing is begun, and it says how much is missing", async () => {
  const found = await prove(join(folder, "none"), undefined, 2 ** 60);
  expect(found).toMatchObject({ failure: { code: "NO_ROOM", folder: scratch } });
  expect(await readdir(scratch)).toEqual([]);
  expect(await roomFault(scratch, 1)).toBeNull();
});
