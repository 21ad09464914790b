// @module-tag long
import { randomBytes, randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import { differencesOf, lookAgain, openBuyer, randomStories, tellStory } from "@cantina/testkit/online-suite";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const shop = await startMercadoPago();
const server = withTestServer({
  sealingKey: randomBytes(32),
  mercadoPago: shop.settings,
});
afterAll(() => shop.close());
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

test("[ONLINE-08] of 200 payments whose calls fail in every way, the provider's books and the ledger agree one to one", async () => {
  const { database, url } = server();
  const fees = { surcharge: 325, market: 550 };
  const buyers = [
    await openBuyer({ database, url, shop, fees }),
    await openBuyer({ database, url, shop, fees, features: ["mercadoPago", "debitOnly"] }),
  ];
  const seed = Number(process.env["CANTINA_SEED"]);
  const waiting = [...randomStories({ count: 200, seed: Number.isInteger(seed) ? seed : undefined })];
  const ask: Parameters<typeof tellStory>[0]["ask"] = (call) => call(url);
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
      expect(await tellStory({ shop, buyers, ask }, one, randomUUID())).toBe(true);
  };
  await Promise.all(Array.from({ length: 6 }, work));

  // What stays pending at the provider ends, as it would after some days.
  for (const payment of shop.payments().filter(({ status }) => status === "in_process"))
    shop.move(payment.id, "approved");
  const open = () => lookAgain(database.query, shop);
  await expect.poll(open, { timeout: 100_000, interval: 1_000 }).toEqual([]);

  const clientIds = buyers.map(({ clientId }) => clientId);
  expect(await differencesOf(database.query, shop, clientIds)).toEqual([]);
  expect(shop.payments().filter(({ status }) => status === "approved").length).toBeGreaterThan(40);
  const ended = await query("select distinct status from payment_intent where booked_attempt is not null order by 1");
  expect(ended.map(({ status }) => status)).toEqual(["BOOKED", "CHARGED_BACK", "REFUNDED"]);
  expect(await query("select id, attention from payment_intent where attention is not null")).toEqual([]);
  expect((await auditBooks(database.kysely)).discrepancies).toEqual([]);
});
