// @module-tag long
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { withTestServer } from "@cantina/testkit/database";
import { compareBooksOf, differencesOf, lookAgain, openHostedBuyer, visitPage } from "@cantina/testkit/online-suite";
import { startPlexoSigned } from "@cantina/testkit/stand-ins";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { noInclusion, plexoCountries } from "../plexo/index.ts";

const shop = await startPlexoSigned();
const settings = { ...shop.settings, inclusion: noInclusion, countries: plexoCountries };
const server = withTestServer({ plexo: settings, sealingKey: randomBytes(32) });
afterAll(() => shop.close());

const when = fc.constantFrom("before" as const, "after" as const);
const fault = fc.oneof(
  fc.record({ kind: fc.constant("reset" as const), when }),
  fc.record({ kind: fc.constant("status" as const), status: fc.constantFrom(500, 502, 429, 403), when }),
  fc.constantFrom({ kind: "garbage", text: "<html>" } as const, { kind: "half" } as const),
);
const lie = fc.constantFrom("WRONG_KEY" as const, "UNKNOWN_CERTIFICATE" as const, "ALTERED" as const, "STALE" as const);
const calls = ["open", "charge", "read", "refund"] as const;
const trouble = fc.record({
  call: fc.constantFrom(...calls),
  fault: fc.option(fault),
  lie: fc.option(lie, { freq: 2 }),
});
const ok = "ok" as const;
const outcome = fc.constantFrom(ok, ok, ok, ok, ok, "denied" as const, "pending" as const, 20, 4);
const choice = fc.record({
  kind: fc.constantFrom(1, 1, 3, 2, 4, 5, 0),
  outcome,
  tellings: fc.constantFrom(1, 1, 1, 2, 3, 0),
});
const story = fc.record({
  place: fc.constantFrom(0, 0, 1),
  amount: fc.integer({ min: 100, max: 900_000 }),
  troubles: fc.array(trouble, { maxLength: 3 }),
  visits: fc.integer({ min: 1, max: 3 }),
  /** Each on the page that the address leads to then. */
  choices: fc.array(choice, { minLength: 1, maxLength: 3 }),
  isRefunded: fc.nat(7).map((number) => number === 0),
});
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

test("[ONLINE-08] of 40 payments by the signed gateway whose calls fail in every way, its books and the ledger agree one to one", async () => {
  const { database, url } = server();
  shop.tellAt(`${url}/api/plexo/notices`);
  shop.addCommerce(63);
  const openPlace = (accountId: string) =>
    openHostedBuyer(server(), { provider: "PLEXO", feature: "plexo", country: "UY", accountId, surcharge: 325 });
  const buyers = [await openPlace(shop.firstCommerce), await openPlace("63")];
  await database.query("update cafeteria set features = features || '{debitOnly}' where id = $1", [
    buyers[1]?.cafeteriaId,
  ]);

  async function tell({ place, amount, troubles, visits, choices, isRefunded }: Story) {
    const begun = await buyers[place]?.topUp(amount / 100);
    const pageUrl = begun?.data?.["paymentUrl"];
    for (const one of troubles) {
      if (one.fault !== null) shop.failNext(one.call, one.fault);
      if (one.lie !== null) shop.lieNext(one.call, one.lie);
    }
    const visit = async () => (await visitPage(pageUrl)).to;
    await Promise.all(Array.from({ length: visits }, visit));
    let last: string | null = null;
    for (const { tellings, ...how } of choices) {
      const to = await visit();
      last = to ?? last;
      const session = shop.sessions().find(({ id }) => to?.endsWith(`/${id}`) === true);
      if (session === undefined) continue;
      const instrument = shop.choose(session, how);
      await shop.tell(instrument, { lie: "WRONG_KEY" });
      await Promise.all(Array.from({ length: tellings }, () => shop.tell(instrument)));
      if (tellings === 0 || how.outcome === "ok" || how.outcome === "pending") continue;
      // Whoever was refused comes again, and finds another page or waits no longer.
      for (let tries = 0; tries < 14 && (await visit()) === null; tries += 1) await pause(500);
    }
    const named = String(shop.sessions().find(({ id }) => last?.endsWith(`/${id}`) === true)?.reference);
    for (let tries = 0; isRefunded && tries < 14; tries += 1) {
      const purchase = shop.purchases().find(({ reference, state }) => reference === named && state === "ok");
      if (purchase !== undefined) return shop.refund(purchase);
      await pause(500);
    }
  }
  const seed = Number(process.env["CANTINA_SEED"]);
  const waiting = [...fc.sample(story, { numRuns: 40, ...(Number.isInteger(seed) && { seed }) })];
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await tell(one);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  // What was chosen is charged or refused, with the faults that are left: whoever had no answer asks again a minute later.
  const unsettled = async (): Promise<number> => {
    const pending = shop.purchases().filter(({ state }) => state === "pending");
    const rows = await database.query(
      `update payment_attempt a set look_at = clock_timestamp(), looks = 0
         from page_choice c
        where c.sealed_instrument is not null and a.intent_id = c.intent_id and a.number = c.number
          and c.intent_id || '-' || c.number <> all($1) returning 1`,
      [pending.map(({ reference }) => reference)],
    );
    await database.query("update page_choice set asked_at = asked_at - interval '2 minutes'", []);
    return rows.length;
  };
  await expect.poll(unsettled, { timeout: 90_000, interval: 500 }).toBe(0);
  shop.forgetFaults();
  for (const purchase of shop.purchases()) if (purchase.state === "pending") shop.alter(purchase, { state: "denied" });
  const open = () => lookAgain(database.query, shop);
  // What stays open ends, as it would after some hours.
  await database.query("update payment_attempt set started_at = started_at - interval '2 days'", []);
  await expect.poll(open, { timeout: 60_000, interval: 250 }).toEqual([]);
  for (const buyer of buyers) expect((await compareBooksOf(url, buyer)).status).toBe(200);
  await expect.poll(open, { timeout: 30_000, interval: 250 }).toEqual([]);

  expect(
    await differencesOf(
      database.query,
      shop,
      buyers.map(({ clientId }) => clientId),
    ),
  ).toEqual([]);
  const held = shop.purchases().filter(({ state }) => state === "ok");
  expect(held.length).toBeGreaterThan(10);
  const cards = await database.query(
    `select distinct c.card from page_choice c
       join payment_intent i on i.id = c.intent_id and i.is_debit_only and i.booked_attempt = c.number`,
    [],
  );
  expect(cards.map(({ card }) => card).filter((card) => card !== "DEBIT")).toEqual([]);
  expect((await auditBooks(database.kysely)).discrepancies).toEqual([]);
});
