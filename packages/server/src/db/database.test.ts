import { createServer } from "node:net";

import { refused } from "@cantina/domain/kernel";
import { type Scratch, openScratchServer } from "@cantina/testkit/database";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { constraintOf } from "./constraint.ts";
import { openDatabase } from "./database.ts";
import { databaseSentences } from "./database-sentences.ts";
import { sentenceBy } from "./sentences.ts";
import { migrate } from "./migrate.ts";
import { inTransaction } from "./transaction.ts";

type Schema = { account: { id: number; balance: number; at?: string; day?: string; rate?: string } };

let scratch: Scratch<Schema>;

beforeAll(async () => {
  scratch = await openScratchServer<Schema>(`
    create table account (
      id bigint constraint account_key primary key,
      balance bigint not null constraint account_floor check (balance >= 0),
      at timestamptz not null default '2026-11-20 10:00:00-03',
      day date not null default '2026-11-20',
      rate numeric not null default 1.50);`);
});
afterAll(() => scratch.drop());
beforeEach(async () => {
  await scratch.db.query("truncate account", []);
  await scratch.db.query("insert into account (id, balance) values (1, 100), (2, 100)", []);
});

const sqlMigration = (text: string) => ({
  up: (db: Kysely<unknown>) =>
    sql
      .raw(text)
      .execute(db)
      .then(() => undefined),
});

const gate = <T>() => {
  let open: (value: T) => void = () => undefined;
  const passed = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { passed, open };
};

const balances = async (): Promise<unknown[]> =>
  (await scratch.db.query("select balance from account order by id", [])).map(({ balance }) => balance);

test("values arrive exact: bigint as number, numeric and dates as text, instants as ISO", async () => {
  const [row] = await scratch.db.query("select *, array[balance] as list from account where id = $1", [1]);
  expect(row).toEqual({
    id: 1,
    balance: 100,
    at: "2026-11-20T13:00:00Z",
    day: "2026-11-20",
    rate: "1.50",
    list: [100],
  });
});

test("statements of Kysely and of raw queries are prepared once", async () => {
  const { kysely } = scratch.db;
  const names = await kysely.connection().execute(async (own) => {
    for (const id of [1, 2]) await own.selectFrom("account").selectAll().where("id", "=", id).execute();
    return sql<{
      calls: number;
    }>`select count(*) as calls from pg_prepared_statements where statement like 'select * from "account"%' and ${1}::int = 1`.execute(
      own,
    );
  });
  expect(names.rows[0]?.calls).toBe(1);
});

test("a refused Result undoes the work and is the answer", async () => {
  const answer = await inTransaction(scratch.db.kysely, async (trx) => {
    await trx.updateTable("account").set({ balance: 5 }).execute();
    return refused({ code: "INSUFFICIENT_BALANCE" });
  });
  expect(answer).toEqual({ ok: false, failure: { code: "INSUFFICIENT_BALANCE" } });
  expect(await balances()).toEqual([100, 100]);
});

test("two transactions that lock each other out both succeed in the end", async () => {
  let attempts = 0;
  let arrived = 0;
  const move = (first: number, second: number) =>
    inTransaction(scratch.db.kysely, async (trx) => {
      attempts += 1;
      await trx
        .updateTable("account")
        .set((row) => ({ balance: row("balance", "+", 1) }))
        .where("id", "=", first)
        .execute();
      arrived += 1;
      while (arrived < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      await trx
        .updateTable("account")
        .set((row) => ({ balance: row("balance", "+", 1) }))
        .where("id", "=", second)
        .execute();
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  expect(attempts).toBeGreaterThan(2);
  expect(await balances()).toEqual([102, 102]);
});

test("a connection that breaks between two statements of a transaction fails that transaction and nothing else", async () => {
  const { kysely, query } = scratch.db;
  const [pid, isBroken] = [gate<number>(), gate<void>()];
  const broken = inTransaction(kysely, async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await trx.updateTable("account").set({ balance: 5 }).execute();
    pid.open(rows[0]?.pid ?? 0);
    await isBroken.passed;
    await trx.updateTable("account").set({ balance: 6 }).execute();
  });
  const id = await pid.passed;
  await query("select pg_terminate_backend($1)", [id]);
  // The news of it comes while no statement is under way, so that only a listener can take it.
  await expect.poll(() => query("select 1 from pg_stat_activity where pid = $1", [id])).toEqual([]);
  isBroken.open();
  // Which of the two sockets is read first decides whether the next statement is still written.
  await expect(broken).rejects.toThrow(/not queryable|ECONNRESET/u);
  expect(await query("select count(*) as amount from account where balance = 100", [])).toEqual([{ amount: 2 }]);
});

test("a serialization failure that never ends is given up after five attempts", async () => {
  let attempts = 0;
  const work = inTransaction(scratch.db.kysely, async (trx) => {
    attempts += 1;
    await sql.raw("do $$ begin raise exception 'again' using errcode = '40001'; end $$").execute(trx);
  });
  await expect(work).rejects.toThrow("again");
  expect(attempts).toBe(5);
});

test("any other error is not tried again", async () => {
  let attempts = 0;
  const work = inTransaction(scratch.db.kysely, async () => {
    attempts += 1;
    throw new Error("a bug");
  });
  await expect(work).rejects.toThrow("a bug");
  expect(attempts).toBe(1);
});

test("a second connection inside a transaction is a bug that is told at once", async () => {
  const { kysely, query } = scratch.db;
  await expect(inTransaction(kysely, () => query("select 1", []))).rejects.toThrow("second database connection");
  await expect(inTransaction(kysely, () => kysely.selectFrom("account").selectAll().execute())).rejects.toThrow(
    "second database connection",
  );
  await expect(inTransaction(kysely, () => inTransaction(kysely, async () => 1))).rejects.toThrow(
    "second database connection",
  );
  expect(await inTransaction(kysely, async () => 1)).toBe(1);
});

test("a violated constraint is known by kind and name", async () => {
  const violated = (text: string) => scratch.db.query(text, []).then(() => "nothing", constraintOf);
  expect(await violated("update account set balance = -1")).toEqual({
    kind: "check",
    name: "account_floor",
    table: "account",
  });
  expect(await violated("insert into account (id, balance) values (1, 1)")).toEqual({
    kind: "unique",
    name: "account_key",
    table: "account",
  });
  expect(await violated("insert into account (id) values (9)")).toEqual({
    kind: "notNull",
    name: "balance",
    table: "account",
  });
  expect(await violated("select 1 / 0")).toBeUndefined();
});

test("a wrong DATABASE_URL is refused with its own code", async () => {
  const code = async (connectionString: string) => {
    const opened = await openDatabase({ connectionString }, { maxConnections: 1 });
    if (opened.ok) return "opened";
    expect(sentenceBy(databaseSentences)(opened.failure)).not.toContain("secreto");
    return opened.failure.code;
  };
  for (const url of ["cantina", "http://db/cantina", "postgres://u:secreto@[::bad/cantina"])
    expect(await code(url)).toBe("DATABASE_URL_INVALID");
  expect(await code("postgres://u:secreto@127.0.0.1:1/cantina")).toBe("DATABASE_UNREACHABLE");
  expect(await code("postgres://u:secreto@no-such-host.invalid/cantina")).toBe("DATABASE_UNREACHABLE");
});

test("an unknown user and an unknown database are told apart", async () => {
  const code = async (other: { user?: string; database?: string }) => {
    const opened = await openDatabase({ ...scratch.db.address, ...other }, { maxConnections: 1 });
    return opened.ok ? "opened" : opened.failure.code;
  };
  expect(await code({ user: "nadie" })).toBe("DATABASE_LOGIN_REFUSED");
  expect(await code({ database: "nada" })).toBe("DATABASE_UNKNOWN");
});

test("a wrong password and a missing one are refused as a log-in", async () => {
  const { query, address } = scratch.db;
  await query("create role caja login password 'correcta'", []);
  // The scratch server trusts its socket, so it is told to ask this one role.
  await query(
    `do $$ begin execute format(
      'copy (values (''local all caja scram-sha-256''), (''local all all trust'')) to %L', current_setting('hba_file'));
      perform pg_reload_conf(); end $$`,
    [],
  );
  const code = async (password?: string) => {
    const opened = await openDatabase(
      { ...address, user: "caja", ...(password === undefined ? {} : { password }) },
      { maxConnections: 1 },
    );
    if (opened.ok) await opened.value.close();
    return opened.ok ? "opened" : opened.failure.code;
  };
  await expect.poll(() => code("falsa")).toBe("DATABASE_LOGIN_REFUSED");
  expect(await code()).toBe("DATABASE_LOGIN_REFUSED");
  expect(await code("correcta")).toBe("opened");
});

test("a database that never answers is given up within five seconds", async () => {
  const mute = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => mute.once("listening", resolve));
  const address = mute.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  // The fastest of three: what is measured is the wait, not the machine's other work.
  let fastest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && fastest >= 5_000; tries += 1) {
    const began = performance.now();
    const opened = await openDatabase({ connectionString: `postgres://u@127.0.0.1:${port}/x` }, { maxConnections: 1 });
    fastest = Math.min(fastest, performance.now() - began);
    expect(opened).toMatchObject({ ok: false, failure: { code: "DATABASE_UNREACHABLE" } });
  }
  expect(fastest).toBeLessThan(5_000);
  mute.close();
});

test("migrations run once, in order of their names, also when several starts race", async () => {
  const migrations = {
    "0002-fill": sqlMigration("insert into made values (1); insert into made values (2);"),
    "0001-make": sqlMigration("create table made (n int); create table other (n int);"),
  };
  const pools = await Promise.all([1, 2, 3, 4].map(() => scratch.openAnother()));
  const answers = await Promise.all(pools.map(({ kysely }) => migrate(kysely, migrations)));
  const ran = answers.map((answer) => (answer.ok ? answer.value.length : -1));
  expect(ran.sort()).toEqual([0, 0, 0, 2]);
  expect(await scratch.db.query("select count(*) as n from made", [])).toEqual([{ n: 2 }]);

  expect(await migrate(scratch.db.kysely, { "0001-make": sqlMigration("") })).toEqual({
    ok: false,
    failure: { code: "DATABASE_NEWER", migration: "0002-fill" },
  });
  const broken = await migrate(scratch.db.kysely, {
    ...migrations,
    "0003-broken": sqlMigration("create table half (n int); select nonsense"),
  });
  expect(broken).toMatchObject({ ok: false, failure: { code: "MIGRATION_FAILED", migration: "0003-broken" } });
  expect(await scratch.db.query("select to_regclass('half') as half", [])).toEqual([{ half: null }]);
});

test("[DEPLOY-04] beside another server each migration is kept as it is done, and alone all of them or none", async () => {
  const made = async () =>
    (await scratch.db.query("select to_regclass('alone') as alone, to_regclass('beside') as beside", []))[0];
  const kept = await scratch.db.query("select name from kysely_migration", []).catch(() => []);
  const before = Object.fromEntries(kept.map(({ name }) => [String(name), sqlMigration("")]));
  const failing = (table: string) => ({
    ...before,
    [`8001-${table}`]: sqlMigration(`create table ${table} (n int)`),
    "9001-broken": sqlMigration("select nonsense"),
  });
  const failure = { code: "MIGRATION_FAILED", migration: "9001-broken" };
  expect(await migrate(scratch.db.kysely, failing("alone"))).toMatchObject({ ok: false, failure });
  expect(await made()).toEqual({ alone: null, beside: null });

  const other = await scratch.openAnother();
  await other.kysely.connection().execute(async (listener) => {
    await sql`set application_name = 'cantina-events'`.execute(listener);
    expect(await migrate(scratch.db.kysely, failing("beside"))).toMatchObject({ ok: false, failure });
    await sql`reset application_name`.execute(listener);
  });
  expect(await made()).toEqual({ alone: null, beside: "beside" });
  // The next start goes on behind what is done.
  const mended = { ...failing("beside"), "9001-broken": sqlMigration("create table mended (n int)") };
  expect(await migrate(scratch.db.kysely, mended)).toMatchObject({ ok: true, value: ["9001-broken"] });
});
