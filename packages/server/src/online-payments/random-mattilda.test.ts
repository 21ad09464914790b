// @module-tag long
import { withTestServer } from "@cantina/testkit/database";
import { compareBooksOf, differencesOf, lookAgain, openHostedBuyer, visitPage } from "@cantina/testkit/online-suite";
import { startMattildaPay } from "@cantina/testkit/stand-ins";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { mattildaCountries } from "../mattilda/index.ts";

const shop = await startMattildaPay();
const server = withTestServer({ mattildaPay: { ...shop.settings, countries: mattildaCountries } });
afterAll(() => shop.close());

const when = fc.constantFrom("before" as const, "after" as const);
const fault = fc.oneof(
  fc.record({ kind: fc.constant("reset" as const), when }),
  fc.record({ kind: fc.constant("status" as const), status: fc.constantFrom(500, 502, 429), when }),
  fc.constantFrom(
    { kind: "garbage", text: "<html>" } as const,
    { kind: "garbage", text: '{"items":[' } as const,
    { kind: "half" } as const,
  ),
);
const sometimes = fc.option(fault, { freq: 2 });
const status = fc.constantFrom(
  "capture_succeeded" as const,
  "capture_succeeded" as const,
  "authorization_declined" as const,
  "capture_pending" as const,
);
const story = fc.record({
  amount: fc.integer({ min: 100, max: 900_000 }),
  onLink: sometimes,
  onList: sometimes,
  onRead: sometimes,
  onRefund: sometimes,
  onSync: sometimes,
  visits: fc.integer({ min: 1, max: 3 }),
  /** One after the other on the first page, until one is paid. */
  tries: fc.array(status, { maxLength: 3 }),
  /** The address is opened once more, and what it leads to is paid. */
  isAgain: fc.boolean(),
  isBack: fc.boolean(),
  isRefunded: fc.nat(7).map((number) => number === 0),
  notices: fc.nat(2),
});
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

test("[ONLINE-08] of 40 payments on Mattilda's page whose calls fail in every way, its books and the ledger agree one to one", async () => {
  const { database, url, ask } = server();
  const buyer = await openHostedBuyer(server(), {
    provider: "MATTILDA",
    feature: "mattilda",
    country: "MX",
    accountId: shop.firstMerchant,
    surcharge: 325,
  });
  const told = await ask("GET", `/api/cafeterias/${buyer.cafeteriaId}/mattilda`, { token: buyer.systemToken });
  const { noticeUrl } = (told.json as { readonly data: { readonly noticeUrl: string } }).data;
  shop.listen(shop.firstMerchant, noticeUrl);

  async function tell({ amount, visits, tries, isAgain, isBack, isRefunded, notices, ...faults }: Story) {
    const begun = await buyer.topUp(amount / 100);
    const pageUrl = begun.data?.["paymentUrl"];
    const { onLink: link, onList: list, onRead: read, onRefund: refund, onSync: sync } = faults;
    const names = { link, list, read, refund, sync } as const;
    for (const [kind, one] of Object.entries(names) as [keyof typeof names, typeof link][])
      if (one !== null) shop.failNext(kind, one);
    const visit = async () => (await visitPage(pageUrl)).to;
    const seen = await Promise.all(Array.from({ length: visits }, visit));
    // Whoever was led nowhere comes again.
    const to = seen.find((page) => page !== null) ?? (await visit());
    const linkAt = (page: string | null) => shop.links().find(({ id }) => page?.endsWith(`/link/${id}`));
    const page = linkAt(to);
    if (page === undefined) return;
    const notify = async (kept: ReturnType<typeof shop.pay>) => {
      for (let count = 0; count < notices; count += 1) {
        await shop.notify({ ...kept, status: "capture_succeeded" });
        await shop.notify(kept, `${noticeUrl.slice(0, -43)}${"A".repeat(43)}`);
      }
      if (isBack) await visitPage(page.returnUrl);
    };
    const paid = tries.findIndex((one) => one === "capture_succeeded");
    for (const one of paid === -1 ? tries : tries.slice(0, paid + 1)) {
      const kept = shop.pay(page, one);
      await notify(kept);
      if (one === "capture_succeeded" && isRefunded) shop.refund(kept);
    }
    if (!isAgain) return;
    const other = linkAt(await visit());
    // On a page that took money already nobody can pay.
    if (
      other !== undefined &&
      !shop.tries().some((one) => one.reference === other.reference && one.status === "capture_succeeded")
    )
      await notify(shop.pay(other));
  }
  const seed = Number(process.env["CANTINA_SEED"]);
  const waiting = [...fc.sample(story, { numRuns: 40, ...(Number.isInteger(seed) && { seed }) })];
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await tell(one);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  shop.forgetFaults();
  // What stays open at the provider ends, as it would after some days; it knows so once it is told to ask.
  for (const kept of shop.tries())
    if (kept.status === "capture_pending") shop.alter(kept, { truth: "authorization_declined" });
  await database.query("update payment_attempt set started_at = started_at - interval '2 days'", []);
  const open = () => lookAgain(database.query, shop);
  await expect.poll(open, { timeout: 60_000, interval: 250 }).toEqual([]);
  // What nobody tells again is found by the comparison of the night.
  expect((await compareBooksOf(url, buyer)).status).toBe(200);
  await expect.poll(open, { timeout: 30_000, interval: 250 }).toEqual([]);

  expect(await differencesOf(database.query, shop, [buyer.clientId])).toEqual([]);
  expect(shop.payments().filter((one) => one.status === "approved").length).toBeGreaterThan(10);
  expect((await auditBooks(database.kysely)).discrepancies).toEqual([]);
});
