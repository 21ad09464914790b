import { type Instant, instant, loadTemporal } from "@cantina/domain/kernel";
import { withTestDatabase } from "@cantina/testkit/database";
import { openCounter } from "@cantina/testkit/orders-suite";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { balanceAt, totalsAt } from "./index.ts";

const at = withTestDatabase();
const query = (text: string, ...values: readonly unknown[]) => at().database.query(text, values);
const start = Date.parse("2026-11-01T00:00:00Z");
const minute = (number: number): Instant => instant(new Date(start + number * 60_000).toISOString());

type Booked = { readonly isTopUp: boolean; readonly amount: number; readonly minute: number };
const booked = fc.record({
  isTopUp: fc.boolean(),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
  minute: fc.integer({ min: 0, max: 20 }),
});

beforeAll(() => loadTemporal());

/** A client of a canteen of its own, who pays by card and buys on account. */
async function openAccount(): Promise<{ readonly cafeteriaId: string; readonly id: number }> {
  const { canteen, diner } = await openCounter(at().database, { url: "" }, { balanceFloor: -1_000_000_000 });
  const { clientId } = await diner();
  const [row] = await query("select id from account where profile_id = $1", clientId);
  return { cafeteriaId: canteen.cafeteriaId, id: Number(row?.["id"]) };
}

async function post(place: Awaited<ReturnType<typeof openAccount>>, postings: readonly Booked[]): Promise<void> {
  for (const { isTopUp, amount, minute: when } of postings) {
    await query(
      `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
       select $1, case when $3 then a.id else $2 end, case when $3 then $2 else a.id end, $4, 'TRANSACTION',
              gen_random_uuid(), $5::timestamptz
         from account a where a.cafeteria_id = $1 and a.kind = case when $3 then 'CARD' else 'SALES' end`,
      place.cafeteriaId,
      place.id,
      isTopUp,
      amount,
      minute(when),
    );
  }
}

const fold = (postings: readonly Booked[], until: number, only?: boolean): number =>
  postings
    .filter((one) => one.minute <= until && (only === undefined || one.isTopUp === only))
    .reduce((sum, { isTopUp, amount }) => sum + (isTopUp ? amount : -amount), 0);

test("[AUDIT-03] an account's balance and its cafeteria's totals at any instant are the fold of the postings up to it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(booked, { maxLength: 12 }), fc.integer({ min: -1, max: 21 }), async (postings, until) => {
      const place = await openAccount();
      await post(place, postings);
      const name = `Comedor ${place.cafeteriaId}`;
      await query("update cafeteria set name = $2 where id = $1", place.cafeteriaId, name);
      expect(await balanceAt(at().database.kysely, place.id, minute(until))).toBe(fold(postings, until));
      // A millisecond before, the postings of that minute have not been made.
      const before = instant(new Date(Date.parse(minute(until)) - 1).toISOString());
      expect(await balanceAt(at().database.kysely, place.id, before)).toBe(fold(postings, until - 1));
      const totals = (await totalsAt(at().database.kysely, minute(until))).filter(
        ({ cafeteria }) => cafeteria === name,
      );
      const totalOf = (kind: string): number => totals.find((one) => one.kind === kind)?.total ?? 0;
      expect(totalOf("CLIENT")).toBe(fold(postings, until));
      expect(totalOf("CARD")).toBe(fold(postings, until, true));
      expect(totalOf("SALES") + fold(postings, until, false)).toBe(0);
    }),
    { numRuns: 15 },
  );
});

test("[AUDIT-03] the balance of now is the stored one", async () => {
  const place = await openAccount();
  await post(place, [
    { isTopUp: true, amount: 500, minute: 1 },
    { isTopUp: false, amount: 120, minute: 2 },
  ]);
  const [row] = await query("select balance from account where id = $1", place.id);
  expect(await balanceAt(at().database.kysely, place.id, minute(5))).toBe(row?.["balance"]);
});
