// @module-tag long
import { randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import {
  type ApiAnswer,
  type MattildaStory,
  compareBooksOf,
  differencesOf,
  listenForMattilda,
  lookAgain,
  lookUntilSettled,
  openHostedBuyer,
  plainMattildaStory,
  randomMattildaStories,
  tellMattildaStory,
} from "@cantina/testkit/online-suite";
import { startMattildaPay } from "@cantina/testkit/stand-ins";
import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { mattildaCountries } from "../mattilda/index.ts";

const shop = await startMattildaPay();
const server = withTestServer({ mattildaPay: { ...shop.settings, countries: mattildaCountries } });
afterAll(() => shop.close());

test("[ONLINE-08] of 40 payments on Mattilda's page whose calls fail in every way, its books and the ledger agree one to one", async () => {
  const { database, url } = server();
  const buyer = await openHostedBuyer(server(), {
    provider: "MATTILDA",
    feature: "mattilda",
    country: "MX",
    accountId: shop.firstMerchant,
    surcharge: 325,
  });
  const noticeUrl = await listenForMattilda(url, shop, buyer);
  const ask = (call: (at: string) => Promise<ApiAnswer>) => call(url);
  const seed = Number(process.env["CANTINA_SEED"]);
  const waiting = [...randomMattildaStories({ count: 40, seed: Number.isInteger(seed) ? seed : undefined })];
  const tell = (one: MattildaStory) => tellMattildaStory({ shop, buyer, noticeUrl, ask }, one, randomUUID());
  // So many that chance can't leave fewer, before the others, whose faults could be theirs.
  await Promise.all(Array.from({ length: 11 }, () => tell(plainMattildaStory)));
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
  expect(await lookUntilSettled(open)).toEqual([]);
  // What nobody tells again is found by the comparison of the night.
  expect((await compareBooksOf(url, buyer)).status).toBe(200);
  expect(await lookUntilSettled(open)).toEqual([]);

  expect(await differencesOf(database.query, shop, [buyer.clientId])).toEqual([]);
  expect(shop.payments().filter((one) => one.status === "approved").length).toBeGreaterThan(10);
  expect((await auditBooks(database.kysely)).discrepancies).toEqual([]);
});
