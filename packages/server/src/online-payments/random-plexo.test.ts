// @module-tag long
import { withTestServer } from "@cantina/testkit/database";
import {
  compareBooksOf,
  differencesOf,
  lookAgain,
  lookUntilSettled,
  openHostedBuyer,
  visitPage,
} from "@cantina/testkit/online-suite";
import { startPlexo } from "@cantina/testkit/stand-ins";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { plexoCountries } from "../plexo/index.ts";

const shop = await startPlexo();
const server = withTestServer({ plexo: { ...shop.settings, countries: plexoCountries } });
afterAll(() => shop.close());

const when = fc.constantFrom("before" as const, "after" as const);
const fault = fc.oneof(
  fc.record({ kind: fc.constant("reset" as const), when }),
  fc.record({ kind: fc.constant("status" as const), status: fc.constantFrom(500, 502, 429), when }),
  fc.constantFrom({ kind: "garbage", text: "<html>" } as const, { kind: "garbage", text: '{"items":[' } as const),
);
const sometimes = fc.option(fault, { freq: 2 });
const status = fc.constantFrom("approved" as const, "approved" as const, "denied" as const, "pending" as const);
const story = fc.record({
  amount: fc.integer({ min: 100, max: 900_000 }),
  onOpen: sometimes,
  onQuery: sometimes,
  onRead: sometimes,
  onRefund: sometimes,
  visits: fc.integer({ min: 1, max: 3 }),
  /** One after the other on the first page, until one is approved. */
  tries: fc.array(status, { maxLength: 3 }),
  /** The address is opened once more, and what it leads to is paid. */
  isAgain: fc.boolean(),
  isRefunded: fc.nat(7).map((number) => number === 0),
  notices: fc.nat(2),
});
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;
const plainStory: Story = {
  amount: 100_000,
  onOpen: null,
  onQuery: null,
  onRead: null,
  onRefund: null,
  visits: 1,
  tries: ["approved"],
  isAgain: false,
  isRefunded: false,
  notices: 1,
};

test("[ONLINE-08] of 40 payments on Plexo's page whose calls fail in every way, its books and the ledger agree one to one", async () => {
  const { database, url } = server();
  const buyer = await openHostedBuyer(server(), {
    provider: "PLEXO",
    feature: "plexo",
    country: "UY",
    accountId: shop.firstCommerce,
    surcharge: 325,
  });

  async function tell({ amount, visits, tries, isAgain, isRefunded, notices, ...faults }: Story) {
    const begun = await buyer.topUp(amount / 100);
    const pageUrl = begun.data?.["paymentUrl"];
    const names = { open: faults.onOpen, query: faults.onQuery, read: faults.onRead, refund: faults.onRefund } as const;
    for (const [kind, one] of Object.entries(names) as [keyof typeof names, typeof faults.onOpen][])
      if (one !== null) shop.failNext(kind, one);
    const visit = async () => (await visitPage(pageUrl)).to;
    const seen = await Promise.all(Array.from({ length: visits }, visit));
    // Whoever was led nowhere comes again.
    const to = seen.find((page) => page !== null) ?? (await visit());
    const sessionAt = (page: string | null) => shop.sessions().find(({ id }) => page?.endsWith(`/checkout/${id}`));
    const session = sessionAt(to);
    if (session === undefined) return;
    const notify = async (payment: ReturnType<typeof shop.pay>) => {
      for (let count = 0; count < notices; count += 1) {
        await shop.notify({ ...payment, status: "approved" });
        await shop.notify(payment, `${url}/api/plexo/notices/${session.referenceId}.${"A".repeat(43)}`);
      }
    };
    const paid = tries.findIndex((one) => one === "approved");
    for (const one of paid === -1 ? tries : tries.slice(0, paid + 1)) {
      const payment = shop.pay(session, one);
      await notify(payment);
      if (one === "approved" && isRefunded) shop.refund(payment);
    }
    if (!isAgain) return;
    const other = sessionAt(await visit());
    // On a page that took money already nobody can pay.
    if (
      other !== undefined &&
      !shop.tries().some((one) => one.referenceId === other.referenceId && one.status === "approved")
    )
      await notify(shop.pay(other));
  }
  const seed = Number(process.env["CANTINA_SEED"]);
  const waiting = [...fc.sample(story, { numRuns: 40, ...(Number.isInteger(seed) && { seed }) })];
  // So many that chance can't leave fewer, before the others, whose faults could be theirs.
  await Promise.all(Array.from({ length: 11 }, () => tell(plainStory)));
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await tell(one);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  shop.forgetFaults();
  // What stays open at the provider ends, as it would after some days.
  for (const payment of shop.tries()) if (payment.status === "pending") shop.alter(payment, { status: "denied" });
  await database.query("update payment_attempt set started_at = started_at - interval '2 days'", []);
  const open = () => lookAgain(database.query, shop);
  expect(await lookUntilSettled(open)).toEqual([]);
  // What nobody tells again is found by the comparison of the night.
  expect((await compareBooksOf(url, buyer)).status).toBe(200);
  expect(await lookUntilSettled(open)).toEqual([]);

  expect(await differencesOf(database.query, shop, [buyer.clientId])).toEqual([]);
  expect(shop.payments().filter((one) => one.status === "approved").length).toBeGreaterThan(10);
  expect((await auditBooks(database.kysely)).discrepancies).toEqual([]);
});
