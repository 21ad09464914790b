// @module-tag long
import { randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import {
  type ApiAnswer,
  compareBooksOf,
  differencesOf,
  lookAgain,
  lookUntilSettled,
  openHostedBuyer,
  randomDepositStories,
  tellDepositStory,
} from "@cantina/testkit/online-suite";
import { startDirecta24 } from "@cantina/testkit/stand-ins";
import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { directa24Countries } from "../directa24/index.ts";

const shop = await startDirecta24();
const server = withTestServer({ directa24: { ...shop.settings, scheme: "D24", countries: directa24Countries } });
afterAll(() => shop.close());

test("[ONLINE-08] of 80 payments on Directa24's page whose calls fail in every way, its books and the ledger agree one to one", async () => {
  const { database, url } = server();
  const buyer = await openHostedBuyer(server(), {
    provider: "DIRECTA24",
    feature: "directa24",
    country: "AR",
    accountId: shop.firstSubMerchant,
    surcharge: 325,
  });
  const ask = (call: (at: string) => Promise<ApiAnswer>) => call(url);
  const seed = Number(process.env["CANTINA_SEED"]);
  const waiting = [...randomDepositStories({ count: 80, seed: Number.isInteger(seed) ? seed : undefined })];
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
      await tellDepositStory({ shop, buyer, ask }, one, randomUUID());
  };
  await Promise.all(Array.from({ length: 4 }, work));
  shop.forgetFaults();
  // What stays open at the provider ends, as it would after some days.
  for (const { id, status } of shop.deposits())
    if (status === "CREATED" || status === "PENDING") shop.move(id, "EXPIRED");
  const open = () => lookAgain(database.query, shop);
  expect(await lookUntilSettled(open)).toEqual([]);
  // What nobody tells again is found by the comparison of the night.
  expect((await compareBooksOf(url, buyer)).status).toBe(200);
  expect(await lookUntilSettled(open)).toEqual([]);

  expect(await differencesOf(database.query, shop, [buyer.clientId])).toEqual([]);
  expect(shop.payments().filter(({ status }) => status === "approved").length).toBeGreaterThan(15);
  expect((await auditBooks(database.kysely)).discrepancies).toEqual([]);
});
