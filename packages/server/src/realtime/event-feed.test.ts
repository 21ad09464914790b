import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

import { accepted, refused } from "@cantina/domain/kernel";
import { type Scratch, openScratch } from "@cantina/testkit/database";
import { HttpTransportType, HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { type EventFeed, startEventFeed } from "./event-feed.ts";
import { createHub } from "./hub.ts";
import { numberEventsFunction } from "./number-events.sql.ts";

const sanMartin = "00000000-0000-4000-8000-000000000001";
const belgrano = "00000000-0000-4000-8000-000000000002";

const schema = `
  create table change_event (
    id bigint generated always as identity primary key, cafeteria_id uuid not null, seq bigint,
    kind text not null check (kind in ('changed', 'deleted')), entity_type text not null,
    entity_id text not null, tab_id text, at timestamptz not null default clock_timestamp());
  create index change_event_pending on change_event (id) where seq is null;
  create unique index change_event_seq on change_event (cafeteria_id, seq);
  create table untold_change (
    id bigint generated always as identity primary key, cafeteria_id uuid not null, entity_types text[] not null,
    entity_ids text[] not null, tab_id text, at timestamptz not null default clock_timestamp());
  create table event_counter (cafeteria_id uuid primary key, last_seq bigint not null default 0);`;

type Schema = {
  change_event: { cafeteria_id: string; kind: "changed" | "deleted"; entity_type: string; entity_id: string };
};

let scratch: Scratch<Schema>;
const cleanups: (() => unknown)[] = [];

beforeAll(async () => {
  scratch = await openScratch(schema);
  // Only the numbering: with the whole schema each event would need a cafeteria of its own.
  await scratch.db.query(numberEventsFunction.definition, []);
});
afterAll(() => scratch.drop());
beforeEach(() => scratch.db.query("truncate change_event, untold_change, event_counter", []));
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

type Event = {
  readonly seq: number;
  readonly id: string;
  readonly entityType: string;
  readonly sessionId: string | null;
};

const commit = (cafeteria: string, id: string, kind = "changed", tab: string | null = null): Promise<unknown> =>
  scratch.db.query(
    "insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id) values ($1, $2, 'order', $3, $4)",
    [cafeteria, kind, id, tab],
  );

const commitTogether = (cafeteria: string, ids: readonly string[], tab: string | null = null): Promise<unknown> =>
  scratch.db.query(
    "insert into untold_change (cafeteria_id, entity_types, entity_ids, tab_id) values ($1, $2, $3, $4)",
    [cafeteria, ids.map(() => "product"), ids, tab],
  );

type ServerProcess = { readonly port: number; readonly feed: EventFeed };

const serve = async (pollEveryMs = 60_000): Promise<ServerProcess> => {
  const database = await scratch.openAnother();
  const hub = createHub({
    path: "/hub",
    authorize: async (token) =>
      token === undefined
        ? refused({ status: 401 })
        : accepted({ cafeteriaId: token, profileId: "p", sessionId: "s", type: "CAFETERIA" }),
  });
  const server = createServer((request, response) => hub.handleRequest(request, response));
  server.on("upgrade", hub.handleUpgrade);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const feed = await startEventFeed({ database, hub, pollEveryMs });
  cleanups.push(async () => {
    hub.close();
    await feed.stop();
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { port: typeof address === "object" && address !== null ? address.port : 0, feed };
};

/** The same in a process of its own. */
const serveElsewhere = async (): Promise<number> => {
  const door = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
    import { openDatabase } from ${door("../db/index.ts")};
    import { createHub, startEventFeed } from ${door("./index.ts")};
    const database = await openDatabase(${JSON.stringify(scratch.db.address)}, { maxConnections: 4 });
    const hub = createHub({ path: "/hub", authorize: async (cafeteriaId) => ({ ok: true, value: { cafeteriaId, profileId: "p", sessionId: "s", type: "CAFETERIA" } }) });
    const server = createServer((request, response) => hub.handleRequest(request, response));
    server.on("upgrade", hub.handleUpgrade);
    await startEventFeed({ database: database.value, hub, pollEveryMs: 60000 });
    server.listen(0, "127.0.0.1", () => process.stdout.write(String(server.address().port)));`;
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  cleanups.push(
    () =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGKILL");
      }),
  );
  return new Promise((resolve) => child.stdout?.once("data", (data: Buffer) => resolve(Number(data.toString()))));
};

const listen = async (port: number, cafeteria: string): Promise<{ changed: Event[]; deleted: Event[] }> => {
  const connection = new HubConnectionBuilder()
    .withUrl(`http://127.0.0.1:${port}/hub`, {
      accessTokenFactory: () => cafeteria,
      transport: HttpTransportType.WebSockets,
    })
    .configureLogging(LogLevel.None)
    .build();
  const heard: { changed: Event[]; deleted: Event[] } = { changed: [], deleted: [] };
  connection.on("changed", (event: Event) => heard.changed.push(event));
  connection.on("deleted", (event: Event) => heard.deleted.push(event));
  await connection.start();
  cleanups.push(() => connection.stop());
  return heard;
};

const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1);

test("with two processes every client of a cafeteria hears each change once, in order, and none of another's", async () => {
  const here = await serve();
  const elsewhere = await serveElsewhere();
  const clients = await Promise.all([
    listen(here.port, sanMartin),
    listen(here.port, sanMartin),
    listen(elsewhere, sanMartin),
  ]);
  const others = await Promise.all([listen(here.port, belgrano), listen(elsewhere, belgrano)]);
  await Promise.all(
    upTo(300).map(async (n) => {
      await commit(n % 3 === 0 ? belgrano : sanMartin, `o${n}`);
      here.feed.poke();
    }),
  );
  for (const { changed } of clients) await expect.poll(() => changed.map(({ seq }) => seq)).toEqual(upTo(200));
  for (const { changed } of others) await expect.poll(() => changed.map(({ seq }) => seq)).toEqual(upTo(100));
  for (const { changed } of clients) {
    expect(new Set(changed.map(({ id }) => id)).size).toBe(200);
    expect(changed.some(({ id }) => Number(id.slice(1)) % 3 === 0)).toBe(false);
  }
});

test("an event tells what changed, which tab did it and its number", async () => {
  const { port, feed } = await serve();
  const heard = await listen(port, sanMartin);
  await commit(sanMartin, "p1", "changed", "tab-7");
  await commit(sanMartin, "p2", "deleted");
  feed.poke();
  await expect.poll(() => heard.changed).toEqual([{ entityType: "order", id: "p1", sessionId: "tab-7", seq: 1 }]);
  await expect.poll(() => heard.deleted).toEqual([{ entityType: "order", id: "p2", sessionId: null, seq: 2 }]);
});

test("what one transaction told together goes out one by one, in its order, each with a number of its own", async () => {
  const { port, feed } = await serve();
  const heard = await listen(port, sanMartin);
  const other = await listen(port, belgrano);
  await commit(sanMartin, "o1");
  await commitTogether(sanMartin, ["p2", "p1"], "tab-7");
  await commitTogether(belgrano, ["q1"]);
  await commitTogether(sanMartin, ["p3"]);
  feed.poke();
  const product = (id: string, sessionId: string | null, seq: number) => ({
    entityType: "product",
    id,
    sessionId,
    seq,
  });
  await expect
    .poll(() => heard.changed)
    .toEqual([
      { entityType: "order", id: "o1", sessionId: null, seq: 1 },
      product("p2", "tab-7", 2),
      product("p1", "tab-7", 3),
      product("p3", null, 4),
    ]);
  await expect.poll(() => other.changed).toEqual([product("q1", null, 1)]);
  expect(await scratch.db.query("select 1 from untold_change", [])).toEqual([]);
});

test("what commits late is numbered late, and nothing is skipped", async () => {
  const { port, feed } = await serve();
  const { changed } = await listen(port, sanMartin);
  await scratch.db.kysely.transaction().execute(async (slow) => {
    await slow
      .insertInto("change_event")
      .values({ cafeteria_id: sanMartin, kind: "changed", entity_type: "order", entity_id: "slow" })
      .execute();
    await commit(sanMartin, "quick");
    feed.poke();
    await expect.poll(() => changed.map(({ id }) => id)).toEqual(["quick"]);
  });
  feed.poke();
  await expect
    .poll(() => changed.map(({ id, seq }) => [id, seq]))
    .toEqual([
      ["quick", 1],
      ["slow", 2],
    ]);
});

test("a change that a dead process never announced goes out at the next look", async () => {
  const { port } = await serve(50);
  const { changed } = await listen(port, sanMartin);
  await commit(sanMartin, "orphan");
  await expect.poll(() => changed.map(({ id }) => id)).toEqual(["orphan"]);
  await commitTogether(sanMartin, ["orphan's", "sister's"]);
  await expect.poll(() => changed.map(({ id }) => id)).toEqual(["orphan", "orphan's", "sister's"]);
});

test("when every database connection is cut, what happened meanwhile is caught up once", async () => {
  const { port, feed } = await serve();
  const { changed } = await listen(port, sanMartin);
  await commit(sanMartin, "before");
  feed.poke();
  await expect.poll(() => changed.length).toBe(1);
  await scratch.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'cantina-events' and datname = current_database()`,
    [],
  );
  await commit(sanMartin, "meanwhile");
  await scratch.db.query(`select ${numberEventsFunction.name}()`, []);
  await expect.poll(() => changed.map(({ id }) => id)).toEqual(["before", "meanwhile"]);
});

test("more changes at once than one page holds arrive all, in order", async () => {
  const { port, feed } = await serve();
  const { changed } = await listen(port, sanMartin);
  await scratch.db.query(
    "insert into change_event (cafeteria_id, kind, entity_type, entity_id) select $1::uuid, 'changed', 'product', n::text from generate_series(1, 1300) n",
    [sanMartin],
  );
  feed.poke();
  await expect.poll(() => changed.length).toBe(1_300);
  expect(changed.map(({ seq }) => seq)).toEqual(upTo(1_300));
});

test("changes that follow each other closely are numbered every 20 ms at most, the last one too", async () => {
  const database = await scratch.openAnother();
  const began: number[] = [];
  const query: typeof database.query = (text, values) => {
    if (text.includes(numberEventsFunction.name)) began.push(performance.now());
    return database.query(text, values);
  };
  const hub = createHub({ path: "/hub", authorize: async () => refused({ status: 401 }) });
  const feed = await startEventFeed({ database: { ...database, query }, hub, pollEveryMs: 60_000 });
  cleanups.push(() => feed.stop());
  for (let count = 0; count < 30; count += 1) {
    await commit(sanMartin, `o${count}`);
    feed.poke();
    await pause(4);
  }
  const unnumbered = () => scratch.db.query("select id from change_event where seq is null", []);
  await expect.poll(unnumbered).toEqual([]);
  expect(began.length).toBeGreaterThan(2);
  // A timer may be a millisecond early by this clock.
  for (const [index, at] of began.entries())
    expect(at - (began[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(18);
});

test("numbers have no gap however many processes number at once", async () => {
  const pools = await Promise.all([1, 2, 3].map(() => scratch.openAnother()));
  await Promise.all(
    upTo(120).map(async (n) => {
      await commit(n % 2 === 0 ? sanMartin : belgrano, `o${n}`);
      await commitTogether(n % 2 === 0 ? sanMartin : belgrano, [`p${n}`, `q${n}`]);
      await pools[n % 3]?.query(`select ${numberEventsFunction.name}()`, []);
    }),
  );
  const rows = await scratch.db.query(
    "select cafeteria_id, count(*) as n, max(seq) as last, count(distinct seq) as different from change_event group by 1 order by 1",
    [],
  );
  expect(rows).toEqual(
    [sanMartin, belgrano].map((cafeteria_id) => ({ cafeteria_id, n: 180, last: 180, different: 180 })),
  );
});
