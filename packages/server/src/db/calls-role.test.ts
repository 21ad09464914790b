import { withTestServer } from "@cantina/testkit/database";
import { openCounter, trade } from "@cantina/testkit/orders-suite";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { callsRole, grantCalls, isCallsRoleTooStrong } from "./calls-role.queries.ts";

const server = withTestServer();
let calls: Database<unknown>;

beforeAll(async () => {
  calls = await server().openServing();
  const features = ["stockControl", "coupons", "flowControl"] as const;
  await trade(await openCounter(server().database, server(), { features }));
});

const refusal = (text: string) =>
  calls.query(text, []).then(
    () => "done",
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  );
const notAllowed = "42501";

describe("[ROLE-01] who runs SQL of its own as the server's calls do", () => {
  test("is nobody in particular", async () => {
    const [me] = await calls.query("select current_user as me, session_user as session", []);
    expect(me).toEqual({ me: callsRole, session: callsRole });
    expect(await isCallsRoleTooStrong(calls.kysely)).toBe(false);
    expect(await isCallsRoleTooStrong(server().database.kysely)).toBe(true);
  });

  test.each([
    ["changes a posting", "update posting set amount = 1"],
    ["deletes a posting", "delete from posting"],
    ["empties the ledger", "truncate posting cascade"],
    ["changes a stock flow", "update stock_flow set amount = 1"],
    ["rewrites the audit log", "delete from audit_log"],
    ["switches the triggers of a table off", "alter table posting disable trigger user"],
    ["switches all triggers off", "set session_replication_role = replica"],
    [
      "replaces a function that triggers call",
      "create or replace function ensure_accounts(the_cafeteria uuid) returns void language sql as 'select null'",
    ],
    ["makes a function", "create function mine() returns int language sql as 'select 1'"],
    ["makes a table", "create table mine (n int)"],
    ["forgets a migration", "delete from kysely_migration"],
    ["reads a file of the machine", "select pg_read_file('/etc/passwd')"],
    ["reads a file of the cluster", "select pg_read_file('postgresql.conf')"],
    ["reads a file into a table", "copy category (name) from '/etc/passwd'"],
    ["runs a program", "copy (select 1) to program 'true'"],
    ["reads the passwords of roles", "select * from pg_authid"],
    ["becomes a superuser", `alter role ${callsRole} superuser`],
    ["makes a superuser", "create role mine superuser"],
    ["becomes the owner", "set role cantina"],
    ["becomes the owner for good", "set session authorization cantina"],
    ["changes the server's settings", "alter system set fsync = off"],
  ])("is refused when it %s", async (_what, text) => {
    expect(await refusal(text)).toBe(notAllowed);
  });

  test("is refused when it drops a trigger", async () => {
    const triggers = await calls.query(
      "select tgname as name, tgrelid::regclass::text as of from pg_trigger where not tgisinternal",
      [],
    );
    expect(triggers.length).toBeGreaterThan(3);
    for (const { name, of } of triggers)
      expect(await refusal(`drop trigger ${String(name)} on ${String(of)}`)).toBe(notAllowed);
  });

  test("reads no other database of the cluster", async () => {
    expect(await refusal("select * from dblink('dbname=postgres', 'select 1') as t (n int)")).toBe("42883");
    // Not allowed, or not there at all.
    expect([notAllowed, "0A000"]).toContain(await refusal("create extension dblink"));
  });
});

test("[ROLE-01] a table of a later migration is granted without its saying so", async () => {
  const { kysely } = server().database;
  await sql`create table made_later (n int generated always as identity, word text)`.execute(kysely);
  expect(await refusal("insert into made_later (word) values ('x')")).toBe(notAllowed);
  await grantCalls(kysely, callsRole);
  expect(await refusal("insert into made_later (word) values ('x')")).toBe("done");
  await sql`drop table made_later`.execute(kysely);
});
