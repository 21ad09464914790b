import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { withTestDatabase } from "@cantina/testkit/database";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, migrate, migrations, openDatabase, runMigrations } from "../db/index.ts";
import { backUpBefore } from "./back-up-before.ts";
import { checkBackup } from "./backup-file.ts";

const testDatabase = withTestDatabase();
let folder: string;
let older: Database<unknown>;
const begun: string[] = [];
const save = (db: Kysely<unknown>, into = folder) =>
  backUpBefore(db, migrations, { folder: into, passphrase: undefined, onBegin: () => begun.push(into) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "antes-"));
  const { database } = testDatabase();
  const name = `antes_${randomUUID().replaceAll("-", "")}`;
  await database.query(`create database ${name} template template0`, []);
  const opened = await openDatabase<unknown>({ ...database.address, database: name }, { maxConnections: 3 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  older = opened.value;
});
afterAll(async () => {
  await older.close();
  await rm(folder, { recursive: true, force: true });
});

test("[BACKUP-15] books of an older schema are saved and named before they change; nothing else is", async () => {
  const { kysely, query } = older;
  expect(await save(kysely)).toEqual({ ok: true, value: null });
  expect((await runMigrations(kysely, migrations, "0050-claims-and-subscriptions")).ok).toBe(true);
  expect(await save(kysely)).toEqual({ ok: true, value: null });
  const id = randomUUID();
  await query("insert into country (id, name) values ('UY', 'Uruguay')", []);
  await query(
    `with place as (
       insert into cafeteria (id, name, code, country_id, tz_name, default_discount_category_id)
       values ('${id}', 'Vieja', 'V-1', 'UY', 'America/Montevideo', '${id}') returning id)
     insert into discount_category (id, cafeteria_id, name, rate_basis_points) select '${id}', id, 'General', 0 from place`,
    [],
  );
  expect(begun).toEqual([]);

  // A folder that can't be one: nothing may change then.
  const file = join(folder, "a-file");
  await writeFile(file, "");
  expect(await save(kysely, file)).toMatchObject({ ok: false, failure: { code: "FILE_NOT_WRITABLE" } });

  const saved = await save(kysely, join(folder, "copias"));
  expect(begun).toHaveLength(2);
  const made = saved.ok ? (saved.value ?? "") : "";
  expect(basename(made)).toMatch(/^antes-de-0060-.+\.copia$/u);
  expect(await readdir(join(folder, "copias"))).toEqual([basename(made)]);
  expect(await checkBackup({ file: made, passphrase: undefined })).toMatchObject({
    ok: true,
    value: { schema: expect.arrayContaining(["0050-claims-and-subscriptions"]) as unknown },
  });
  expect((await migrate(kysely, migrations)).ok).toBe(true);
  expect(await save(kysely)).toEqual({ ok: true, value: null });
});
