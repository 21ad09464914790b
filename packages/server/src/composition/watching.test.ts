import { readFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { fileURLToPath } from "node:url";
import { createServer } from "@cantina/server/composition";
import { withTestDatabase } from "@cantina/testkit/database";
import { cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";

const testDatabase = withTestDatabase();
const patient = { timeout: 45_000 };
const root = new URL("../../../../", import.meta.url);
const mail = { send: async () => ({ ok: true, value: null }) as const };
const backups = { folder: "/nowhere", hour: 3, keep: { daily: 1, weekly: 0, monthly: 0 }, passphrase: undefined };

const open = async () => {
  const { openServing, database } = testDatabase();
  const background = await openServing();
  const metricsToken = "un-token-bien-largo";
  const server = await createServer({
    database: await openServing(),
    background,
    mail,
    host: "0.0.0.0",
    metricsToken,
    logLevel: "silent",
    backups: { ...backups, scratch: "/nowhere", address: database.address },
  });
  const read = async (path: string, headers: Record<string, string> = {}, base = server.url) => {
    const response = await fetch(`${base}${path}`, { headers });
    return { status: response.status, text: await response.text() };
  };
  const ready = async () => {
    const { status, text } = await read("/readyz");
    return { http: status, ...(JSON.parse(text) as Record<string, unknown>) };
  };
  return { ...server, background, read, ready, metricsToken };
};

test("[RUN-01] a server lives without its database, is ready with all of it, and says what is missing", async () => {
  const { database } = testDatabase();
  const server = await open();
  const isReady = () => server.ready().then(({ http }) => http === 200);
  await vi.waitUntil(isReady, patient);
  expect(await server.ready()).toEqual({
    http: 200,
    status: "ready",
    database: true,
    migrated: true,
    listening: true,
    draining: false,
  });
  await sql`update kysely_migration set name = name || '-not' where name like '0001%'`.execute(database.kysely);
  expect(await server.ready()).toMatchObject({ http: 503, database: true, migrated: false });
  await sql`update kysely_migration set name = replace(name, '-not', '')`.execute(database.kysely);
  expect(await isReady()).toBe(true);

  // A database that stands still: whoever asks hears so soon, and the process is alive all the same.
  await database.kysely.transaction().execute(async (trx) => {
    await sql`lock table kysely_migration in access exclusive mode`.execute(trx);
    const began = performance.now();
    expect(await server.ready()).toMatchObject({ http: 503, database: false, listening: true });
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(await server.read("/healthz")).toEqual({ status: 200, text: '{"status":"ok"}' });
  });
  // Without the channel of changes, tills would not hear of each other.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and application_name = 'cantina-events'`.execute(database.kysely);
  await vi.waitUntil(isReady, patient);
  await server.close();
});

/** Every name with `cantina_`, `process_` or `nodejs_` that a text asks for. */
const askedFor = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\b(?:cantina|process|nodejs)_\w+/gu)].map(([name]) => name)),
];

test("[BACKUP-37] [RUN-02] [RUN-05] metrics tell of sales, calls, pools, jobs and copies to who may see them, and all that ships asks for is there", async () => {
  const { database } = testDatabase();
  const server = await open();
  const counter = await openCounter(database, server);
  const product = await counter.product();
  const call = async () => counter.till.sell(cartOf(product));
  expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
  await server.read("/api/cafeterias/ANA/transactions/orders");
  await server.read("/nothing/like/ANA");
  // The last answer is counted once it is sent.
  const { text } = await vi.waitUntil(async () => {
    const read = await server.read("/metrics");
    return read.text.includes("cantina_sales_total 2\n") && read;
  }, patient);
  expect(text).toContain(
    'cantina_call_duration_seconds_count{method="POST",route="/api/cafeterias/:cafeteriaId/transactions/orders",outcome="2xx"} 2\n',
  );
  expect(text).not.toContain("ANA");
  for (const line of [
    /^cantina_pool_connections\{pool="calls",state="idle"\} [1-9]/mu,
    /^cantina_pool_waiting\{pool="reports"\} 0$/mu,
    /^cantina_job_lag_seconds\{job="housekeeping"\} 0$/mu,
    /^cantina_backup_proven_age_seconds \+Inf$/mu,
    /^cantina_audit_age_seconds \+Inf$/mu,
    /^cantina_outbox_age_seconds \d/mu,
    /^process_resident_memory_bytes \d/mu,
  ])
    expect(text).toMatch(line);
  await sql`insert into backup_run (local_date, state, ended_at, file, bytes, discrepancies)
            values ('2026-03-01', 'PROVEN', clock_timestamp() - interval '2 hours', 'a', 1, 0),
                   ('2026-03-02', 'FAULTY', clock_timestamp() - interval '1 hour', 'b', 1, 3),
                   -- By a clock that was ahead.
                   ('2026-04-11', 'PROVEN', clock_timestamp() + interval '40 days', 'c', 1, 0)`.execute(
    database.kysely,
  );
  const after = (await server.read("/metrics")).text;
  expect(after).toMatch(/^cantina_backup_proven_age_seconds 72\d\d\./mu);
  expect(after).toMatch(/^cantina_audit_age_seconds 36\d\d\./mu);
  expect(after).toMatch(/^cantina_audit_discrepancies 3$/mu);

  const shipped = (name: string) => readFile(fileURLToPath(new URL(name, root)), "utf8");
  const [alerts, dashboard, guide] = await Promise.all(
    ["deploy/alerts.yml", "deploy/dashboard.json", "docs/operations.md"].map(shipped),
  );
  const there = new Set([...text.matchAll(/^# TYPE (\w+)/gmu)].map(([, name]) => name));
  const names = [alerts, dashboard].flatMap((one) => askedFor(one ?? ""));
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !there.has(name.replace(/_(?:bucket|count|sum)$/u, "")))).toEqual([]);
  const rules = [...(alerts ?? "").matchAll(/alert: (\w+)/gu)].map(([, name]) => name ?? "");
  expect(rules).toHaveLength(8);
  expect(rules.filter((name) => guide?.includes(`### ${name}\n`) !== true)).toEqual([]);

  // A proxy on this machine speaks for others.
  const forwarded = { "x-forwarded-for": "203.0.113.9" };
  expect((await server.read("/metrics", forwarded)).status).toBe(404);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.internal === false && one.family === "IPv4")?.address;
  const bases = outside === undefined ? [] : [`http://${outside}:${server.port}`];
  for (const base of bases) expect((await server.read("/metrics", {}, base)).status).toBe(404);
  for (const base of [server.url, ...bases]) {
    const right = { ...forwarded, authorization: `Bearer ${server.metricsToken}` };
    expect((await server.read("/metrics", right, base)).status).toBe(200);
    expect((await server.read("/metrics", { ...right, authorization: "Bearer otro" }, base)).status).toBe(404);
  }
  await server.close();
});
