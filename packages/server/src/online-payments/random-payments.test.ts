// @module-tag long
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { withTestServer } from "@cantina/testkit/database";
import {
  type OnlineBuyer,
  type Story,
  differencesOf,
  lookAgain,
  lookUntilSettled,
  openBuyer,
  plainStories,
  randomStories,
  tellStory,
} from "@cantina/testkit/online-suite";
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

const fees = { surcharge: 325, market: 550 };

/** What never ends is told as such, and not as a title that took too long. */
async function endInAMinute<T>(work: Promise<T>, name: string): Promise<T> {
  const hasEnded = new AbortController();
  const minute = async (): Promise<never> => {
    await pause(60_000, undefined, { signal: hasEnded.signal });
    throw new Error(`has not ended in a minute: ${name}`);
  };
  try {
    return await Promise.race([work, minute()]);
  } finally {
    hasEnded.abort();
  }
}
const ask: Parameters<typeof tellStory>[0]["ask"] = (call) => endInAMinute(call(server().url), "a call");

const openBuyers = async (): Promise<readonly OnlineBuyer[]> => {
  const around = { database: server().database, url: server().url, shop, fees };
  return [await openBuyer(around), await openBuyer({ ...around, features: ["mercadoPago", "debitOnly"] })];
};

// In two halves, so that each is well within its limit where the machine has much else to do.
test.each([0, 1])(
  "[ONLINE-08] of 200 payments whose calls fail in every way, the provider's books and the ledger agree one to one (half %i)",
  async (half) => {
    const buyers = await openBuyers();
    const seed = Number(process.env["CANTINA_SEED"]);
    const stories = randomStories({ count: 200, seed: Number.isInteger(seed) ? seed : undefined });
    const waiting = stories.slice(100 * half, 100 * half + 100);
    const tell = async (one: Story): Promise<void> =>
      expect(await endInAMinute(tellStory({ shop, buyers, ask }, one, randomUUID()), JSON.stringify(one))).toBe(true);
    // Before the others, whose faults could be theirs.
    for (const one of plainStories) await tell(one);
    const work = async (): Promise<void> => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await tell(one);
    };
    await Promise.all(Array.from({ length: 6 }, work));

    // What stays pending at the provider ends, as it would after some days.
    for (const payment of shop.payments().filter(({ status }) => status === "in_process"))
      shop.move(payment.id, "approved");
    const open = () => endInAMinute(lookAgain(server().database.query, shop), "a look");
    expect(await lookUntilSettled(open)).toEqual([]);

    const clientIds = buyers.map(({ clientId }) => clientId);
    expect(await differencesOf(server().database.query, shop, clientIds)).toEqual([]);
    expect(shop.payments().filter(({ status }) => status === "approved").length).toBeGreaterThan(20);
    const ended = await query("select distinct status from payment_intent where booked_attempt is not null order by 1");
    expect(ended.map(({ status }) => status)).toEqual(["BOOKED", "CHARGED_BACK", "REFUNDED"]);
    expect(await query("select id, attention from payment_intent where attention is not null")).toEqual([]);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  },
);
