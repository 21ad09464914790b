import { withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeAll, expect, test } from "vitest";
import { auditBooks } from "./audit-books.ts";

const day = 86_400_000;
const now = Date.now();
const clock = handClock(new Date(now).toISOString());
const server = withTestServer({ clock });
const database = () => server().database;
let counter: Counter;

async function sellAt(ahead: number): Promise<void> {
  clock.set(new Date(now + ahead).toISOString());
  const sold = await counter.till.sell(cartOf(await counter.product()));
  expect(sold.status, sold.text).toBe(200);
}

/** The postings that the audit takes for dated in the future. */
const fromFuture = async () => {
  const { discrepancies } = await auditBooks(database().kysely);
  return discrepancies.filter(({ kind }) => kind === "asiento del futuro").map(({ id }) => Number(id));
};
const lastPosting = async () => Number((await database().query("select max(id) as id from posting", []))[0]?.["id"]);

beforeAll(async () => {
  counter = await openCounter(database(), server());
  await sellAt(0);
});

test("[AUDIT-25] what a clock dated that was ahead is named until its being set back is written down", async () => {
  expect(await fromFuture()).toEqual([]);
  await sellAt(40 * day);
  const booked = await lastPosting();
  expect(await fromFuture()).toContain(booked);
  // As a server notes it, which sees the clock go from 40 days ahead to the right time.
  await database().query(
    `insert into clock_jump (id, from_at, to_at, noted_at, last_posting_id)
     values (gen_random_uuid(), clock_timestamp() + interval '40 days', clock_timestamp(), clock_timestamp(), $1)`,
    [booked],
  );
  expect(await fromFuture()).toEqual([]);

  await sellAt(40 * day);
  expect(await fromFuture()).toContain(await lastPosting());
  expect(await fromFuture()).not.toContain(booked);
});
