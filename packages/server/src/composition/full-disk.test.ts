import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type ServerChild, startServerChild } from "@cantina/testkit/database";
import { type Counter, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { fillDataFolder } from "@cantina/testkit/temporary-cluster";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Database, attachEmbedded, openDatabase } from "../db/index.ts";

const run = promisify(execFile);
let disk: string;
let server: ServerChild;
let database: Database<unknown>;
let counter: Counter;
let product: Awaited<ReturnType<Counter["product"]>>;

beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), "cantina-disk-"));
  // A file system of its own that is soon full. Only root may mount one; without it this test fails, and is not passed over.
  await run("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", disk]);
  await chmod(disk, 0o755);
  const dataFolder = join(disk, "data");
  await fillDataFolder(dataFolder);
  server = await startServerChild({ CANTINA_DATA: dataFolder });
  const embedded = await attachEmbedded({ dataFolder, maxConnections: 2 }, "shared");
  if (!embedded.ok) throw new Error(JSON.stringify(embedded.failure));
  const opened = await openDatabase<unknown>(embedded.value.connection, { maxConnections: 2 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  database = opened.value;
  counter = await openCounter(database, server);
  product = await counter.product();
  // Signs the till in, while there is room for a session.
  expect((await counter.till.sell(cartOf(product))).status).toBe(200);
});
afterAll(async () => {
  await database.close();
  await server.end();
  await run("umount", ["--lazy", disk]);
  await rm(disk, { recursive: true, force: true });
});

const filler = () => join(disk, "filler");

/** Writes until nothing more fits, not even a page. */
async function fill(): Promise<void> {
  const file = await open(filler(), "a");
  try {
    for (const size of [1_048_576, 4_096]) {
      const block = Buffer.alloc(size);
      try {
        for (;;) await file.appendFile(block);
      } catch (error) {
        expect(error).toMatchObject({ code: "ENOSPC" });
      }
    }
  } finally {
    await file.close();
  }
}
const free = () => rm(filler());

const health = async () => {
  const response = await fetch(`${server.url}/api/health`);
  return { status: response.status, text: await response.text() };
};
const patient = { timeout: 60_000, interval: 100 };

/** Sells until one sale is refused, and gives that one. */
async function sellUntilFull(): Promise<{ readonly key: string; readonly body: ReturnType<typeof cartOf> }> {
  for (;;) {
    await fill();
    const [key, body] = [randomUUID(), cartOf(product)];
    const answer = await counter.till.sell(body, key);
    if (answer.status === 200) continue;
    expect([answer.status, answer.code, answer.headers.get("retry-after")]).toEqual([507, "STORAGE_FULL", "5"]);
    return { key, body };
  }
}

const ordersOf = async ({ cartId }: { readonly cartId?: string | undefined }) =>
  (await database.query("select count(*) as n from transaction where cart_id = $1", [cartId]))[0]?.["n"];

test("[CALM-05] a full disk refuses what is to be written, says so, and nothing needs a restart when there is room", async () => {
  const refused = await sellUntilFull();
  expect(await health()).toEqual({ status: 507, text: '{"Message":{"Message":"STORAGE_FULL"}}' });
  await free();
  await vi.waitUntil(async () => (await health()).status === 200, patient);
  expect((await counter.till.sell(refused.body, refused.key)).status).toBe(200);
  expect((await counter.till.sell(refused.body, refused.key)).status).toBe(200);
  expect(await ordersOf(refused.body)).toBe(1);
});

test("[CALM-05] also when the database died of it", async () => {
  const refused = await sellUntilFull();
  const [pid] = (await readFile(join(disk, "data", "postgres", "cluster", "postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(pid), "SIGKILL");
  await vi.waitUntil(async () => {
    await fill();
    return server.said().includes("Recuperando");
  }, patient);
  await vi.waitUntil(async () => (await health()).status === 507, patient);
  expect((await counter.till.sell(refused.body, refused.key)).status).toBeGreaterThanOrEqual(500);
  expect(server.isRunning()).toBe(true);
  await free();
  await vi.waitUntil(async () => (await counter.till.sell(refused.body, refused.key)).status === 200, patient);
  expect(await ordersOf(refused.body)).toBe(1);
  expect((await health()).status).toBe(200);
  expect(server.isRunning()).toBe(true);
});
