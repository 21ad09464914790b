import { type AddressInfo, type Server, type Socket, connect, createServer } from "node:net";
import { join } from "node:path";
import { type Scratch, openScratchServer } from "@cantina/testkit/database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { isDatabaseLost } from "./lost-connection.ts";
import { inTransaction } from "./transaction.ts";
import { connectionsApart } from "./writer.ts";

type Door = {
  readonly server: Server;
  readonly port: number;
  /** How often somebody came to it. */
  readonly visits: () => number;
  readonly shut: () => void;
  readonly open: () => void;
};

/** A database's socket as a host of its own, which can go away. */
async function doorTo({ db }: Scratch<unknown>): Promise<Door> {
  const sockets = new Set<Socket>();
  let isShut = false;
  let visits = 0;
  const server = createServer((near) => {
    visits += 1;
    if (isShut) return void near.destroy();
    const far = connect(join(String(db.address.host), ".s.PGSQL.5432"));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined).on("close", () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    server,
    port: (server.address() as AddressInfo).port,
    visits: () => visits,
    shut: () => {
      isShut = true;
      for (const socket of sockets) socket.destroy();
    },
    open: () => {
      isShut = false;
    },
  };
}

const named = (name: string) => `create table me (name text); insert into me values ('${name}')`;
let clusters: readonly [Scratch<unknown>, Scratch<unknown>];
let doors: readonly [Door, Door];
let database: Database<unknown>;

const whoAnswers = async () => (await database.query("select name from me", []))[0]?.["name"];
/** As a standby is, until it is promoted. */
const setReadOnly = async ({ db }: Scratch<unknown>, isOn: boolean): Promise<void> => {
  await db.query(`alter system set default_transaction_read_only = ${isOn ? "on" : "off"}`, []);
  await db.query("select pg_reload_conf()", []);
  const read = "select current_setting('default_transaction_read_only') = $1 as is";
  await vi.waitUntil(async () => (await db.query(read, [isOn ? "on" : "off"]))[0]?.["is"], { timeout: 45_000 });
};

const urlOf = ({ db }: Scratch<unknown>): string =>
  `postgres://${db.address.user}@${doors.map(({ port }) => `127.0.0.1:${port}`).join(",")}/${db.address.database}`;

beforeAll(async () => {
  clusters = await Promise.all([
    openScratchServer<unknown>(named("first")),
    openScratchServer<unknown>(named("second")),
  ]);
  doors = await Promise.all([doorTo(clusters[0]), doorTo(clusters[1])]);
  await setReadOnly(clusters[0], true);
  const opened = await openDatabase<unknown>({ connectionString: urlOf(clusters[0]) }, { maxConnections: 3 });
  if (!opened.ok) throw new Error(opened.failure.reason);
  database = opened.value;
});
afterAll(async () => {
  await database.close();
  for (const { server, shut } of doors) {
    shut();
    server.close();
  }
  await Promise.all(clusters.map(({ drop }) => drop()));
});

test("[HOSTS-02] the host that takes writes is used, by the pool and by who listens", async () => {
  expect(await whoAnswers()).toBe("second");
  const apart = connectionsApart(database.address, { connectionTimeoutMillis: 2_000 });
  if (!apart.ok) throw new Error(apart.failure);
  const client = await apart.value();
  expect((await client.query("select name from me")).rows).toEqual([{ name: "second" }]);
  await client.end();
});

test("[HOSTS-03] when it goes away calls wait for the one that is promoted, and what was begun there is lost whole", async () => {
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const cut = inTransaction(database.kysely, async (trx) => {
    await sql`insert into me values ('half')`.execute(trx);
    begin();
    await sql`select pg_sleep(30)`.execute(trx);
  }).then(
    () => undefined,
    (error: unknown) => error,
  );
  await begun;
  doors[1].shut();
  expect(isDatabaseLost(await cut)).toBe(true);
  const before = doors[0].visits();
  const waiting = Promise.all(Array.from({ length: 6 }, () => whoAnswers()));
  // The pool comes for three connections at once; the fourth visit is of one that was sent away.
  await expect.poll(() => doors[0].visits()).toBeGreaterThan(before + 3);
  await setReadOnly(clusters[0], false);
  expect(await waiting).toEqual(Array.from({ length: 6 }, () => "first"));
  expect(await clusters[1].db.query("select name from me", [])).toEqual([{ name: "second" }]);
});

test("[HOSTS-03] no host that takes writes is told as such", async () => {
  await setReadOnly(clusters[0], true);
  const opened = await openDatabase({ connectionString: urlOf(clusters[0]) }, { maxConnections: 1 });
  expect(opened).toMatchObject({ ok: false, failure: { code: "DATABASE_UNREACHABLE" } });
  await setReadOnly(clusters[0], false);
});
