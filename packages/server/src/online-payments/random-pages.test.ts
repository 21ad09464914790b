// @module-tag long
import { randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import { beginTopUp, differencesOf, lookAgain, lookUntilSettled } from "@cantina/testkit/online-suite";
import { openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { startDirecta24 } from "@cantina/testkit/stand-ins";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { directa24Countries } from "../directa24/index.ts";

const shop = await startDirecta24();
const server = withTestServer({ directa24: { ...shop.settings, scheme: "D24", countries: directa24Countries } });
afterAll(() => shop.close());
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

const when = fc.constantFrom("before" as const, "after" as const);
const fault = fc.oneof(
  fc.record({ kind: fc.constant("reset" as const), when }),
  fc.record({ kind: fc.constant("status" as const), status: fc.constantFrom(500, 502, 429), when }),
  fc.constantFrom({ kind: "garbage", text: "<html>" } as const, { kind: "garbage", text: '{"deposit_id":12' } as const),
);
const sometimes = fc.option(fault, { freq: 2 });
const end = fc.constantFrom("COMPLETED" as const, "COMPLETED" as const, "DECLINED" as const, "EXPIRED" as const);
const story = fc.record({
  amount: fc.integer({ min: 100, max: 900_000 }),
  onOpen: sometimes,
  onRead: sometimes,
  visits: fc.integer({ min: 1, max: 3 }),
  end: fc.option(end, { freq: 6 }),
  /** After it was declined or had expired. */
  isPaidLate: fc.boolean(),
  isRefunded: fc.nat(7).map((number) => number === 0),
  notices: fc.nat(2),
});
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

test("[ONLINE-08] of 80 payments on a page whose calls fail in every way, the provider's books and the ledger agree one to one", async () => {
  const { database, url } = server();
  const counter = await openCounter(database, { url }, { features: ["directa24"] });
  const { cafeteriaId, administratorId } = counter.canteen;
  const { clientId } = await counter.diner();
  await query("insert into provider_fee values ($1, 'DIRECTA24', 325, 0)", cafeteriaId);
  await query(
    `insert into provider_link (cafeteria_id, provider, status, kind, account_id, is_live, linked_by, linked_at)
     values ($1, 'DIRECTA24', 'ACTIVE', 'ASSIGNED', $2, false, $3, clock_timestamp())`,
    cafeteriaId,
    shop.firstSubMerchant,
    administratorId,
  );
  const token = await signInAs(database, clientId);

  async function tell({ amount, onOpen, onRead, visits, end: ending, isPaidLate, isRefunded, notices }: Story) {
    const begun = await beginTopUp(url, { cafeteriaId, token }, { amount: amount / 100, paymentMethod: "DIRECTA24" });
    const pageUrl = String(begun.data?.["paymentUrl"]);
    if (onOpen !== null) shop.failNext("open", onOpen);
    if (onRead !== null) shop.failNext("read", onRead);
    const visit = () => fetch(pageUrl, { redirect: "manual" }).then(({ headers }) => headers.get("location"));
    const pages = (await Promise.all(Array.from({ length: visits }, visit))).filter((page) => page !== null);
    // Whoever was led nowhere comes again.
    const page = pages[0] ?? (await visit());
    const deposit = shop.deposits().find(({ id }) => page?.endsWith(`/hosted/${id}`) === true);
    if (deposit === undefined || ending === null) return;
    shop.move(deposit.id, ending);
    const notify = async () => {
      await shop.notify(deposit, { secret: "de nadie" });
      await shop.notify(deposit);
    };
    for (let count = 0; count < notices; count += 1) await notify();
    if (ending !== "COMPLETED" && isPaidLate) shop.move(deposit.id, "COMPLETED");
    if (isRefunded && deposit.status === "COMPLETED") shop.alter(deposit.id, { isRefunded: true });
    for (let count = 0; count < notices; count += 1) await notify();
    // What nobody tells again is found by the comparison of the night.
  }
  const seed = Number(process.env["CANTINA_SEED"]);
  const waiting = [...fc.sample(story, { numRuns: 80, ...(Number.isInteger(seed) && { seed }) })];
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await tell(one);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  shop.forgetFaults();
  // What stays open at the provider ends, as it would after some days.
  for (const { id, status } of shop.deposits())
    if (status === "CREATED" || status === "PENDING") shop.move(id, "EXPIRED");
  const open = () => lookAgain(database.query, shop);
  expect(await lookUntilSettled(open)).toEqual([]);
  const boss = await signInAs(database, administratorId);
  const compared = await server().ask("POST", `/api/cafeterias/${cafeteriaId}/mp/comparison`, {
    token: boss,
    body: {},
    headers: { "idempotency-key": randomUUID() },
  });
  expect(compared.status).toBe(200);
  expect(await lookUntilSettled(open)).toEqual([]);

  expect(await differencesOf(database.query, shop, [clientId])).toEqual([]);
  expect(shop.payments().filter(({ status }) => status === "approved").length).toBeGreaterThan(15);
  expect((await auditBooks(database.kysely)).discrepancies).toEqual([]);
});
