import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestDatabase } from "@cantina/testkit/database";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { sweep } from "./housekeeping.ts";

const testDatabase = withTestDatabase();

it("keeps idempotency keys for the 7 days that are promised, and sweeps what is older", async () => {
  const { database } = testDatabase();
  const { id } = await makeCafeteria(database);
  const keep = (age: string) =>
    database.query(
      `insert into idempotency_record (cafeteria_id, key, profile_id, request_hash, status, answer, created_at)
       values ($1, $2, gen_random_uuid(), '', 200, $3, clock_timestamp() - $3::text::interval)`,
      [id, randomUUID(), age],
    );
  await keep("7 days 1 hour");
  await keep("9 days");
  await sweep(database.kysely);
  expect(await database.query("select answer from idempotency_record", [])).toEqual([{ answer: "7 days 1 hour" }]);
});

it("keeps a session that can still be used, and what counts guesses now", async () => {
  const { database } = testDatabase();
  const { employee } = await makeCafeteria(database);
  await database.query(
    "insert into login_session (authentication_user_id, last_seen_at) values ($1, clock_timestamp() - interval '11 hours'), ($1, clock_timestamp() - interval '40 days')",
    [employee.userId],
  );
  await database.query(
    "insert into throttle values ('a', 'now', clock_timestamp(), 3), ('a', 'old', clock_timestamp() - interval '2 days', 9)",
    [],
  );
  await sweep(database.kysely);
  expect(await database.query("select 1 from login_session", [])).toHaveLength(1);
  expect(await database.query("select subject from throttle", [])).toEqual([{ subject: "now" }]);
});

it("forgets what a seller was asked with a day after it ran out, and a notice a month after it was followed", async () => {
  const { database } = testDatabase();
  const { id, employee } = await makeCafeteria(database);
  const asked = (state: string, expired: string) =>
    database.query(
      `insert into provider_link_request (state_hash, provider, cafeteria_id, profile_id, session_id, sealed_verifier, expires_at)
       values ($1, 'MERCADO_PAGO', $2, $3, gen_random_uuid(), '', clock_timestamp() - $4::interval)`,
      [Buffer.from(state), id, employee.profileId, expired],
    );
  await asked("now", "-9 minutes");
  await asked("old", "25 hours");
  const told = (payment: string, settled: string | null) =>
    database.query(
      `insert into payment_event (provider, account_id, payment_id, fingerprint, settled_at)
       values ('MERCADO_PAGO', 'seller', $1::text, $1::text::bytea, clock_timestamp() - $2::interval)`,
      [payment, settled],
    );
  await told("open", null);
  await told("lately", "29 days");
  await told("long ago", "31 days");
  await database.query(
    `insert into wallet_event (agreement_id, version, settled_at)
     select 'a', version, clock_timestamp() - settled::interval
       from (values ('1', null), ('2', '29 days'), ('3', '31 days')) told (version, settled)`,
    [],
  );
  await sweep(database.kysely);
  expect(await database.query("select version from wallet_event order by id", [])).toEqual([
    { version: "1" },
    { version: "2" },
  ]);
  expect(await database.query("select encode(state_hash, 'escape') as state from provider_link_request", [])).toEqual([
    { state: "now" },
  ]);
  expect(await database.query("select payment_id from payment_event order by id", [])).toEqual([
    { payment_id: "open" },
    { payment_id: "lately" },
  ]);
});

it("leaves the work to one server at a time", async () => {
  const { database, openAnother } = testDatabase();
  await database.query("insert into throttle values ('a', 'older', clock_timestamp() - interval '2 days', 1)", []);
  const other = await openAnother();
  await other.kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtextextended('housekeeping', 0))`.execute(connection);
    await sweep(database.kysely);
    expect(await database.query("select 1 from throttle where subject = 'older'", [])).toHaveLength(1);
    await sql`select pg_advisory_unlock(hashtextextended('housekeeping', 0))`.execute(connection);
  });
  await sweep(database.kysely);
  expect(await database.query("select 1 from throttle where subject = 'older'", [])).toEqual([]);
});
