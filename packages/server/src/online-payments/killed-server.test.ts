// @module-tag long
import { randomUUID } from "node:crypto";
import { withKillableServer, withTestDatabase } from "@cantina/testkit/database";
import { type OnlineBuyer, beginTopUp, differencesOf, openBuyer, submitCard } from "@cantina/testkit/online-suite";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const shop = await startMercadoPago();
const testDatabase = withTestDatabase();
afterAll(() => shop.close());
const { url, start, kill, killBefore, killWhen } = withKillableServer(testDatabase, {
  CANTINA_MERCADO_PAGO: JSON.stringify({ AR: shop.application }),
  CANTINA_MERCADO_PAGO_URL: shop.apiUrl,
});
let buyer: OnlineBuyer;
beforeEach(async () => {
  const { database } = testDatabase();
  buyer = await openBuyer({ database, url: url(), shop, fees: { surcharge: 325, market: 550 } });
});

const query = (text: string, ...values: readonly unknown[]) => testDatabase().database.query(text, values);
const balance = async () =>
  Number((await query("select balance from account where profile_id = $1", buyer.clientId))[0]?.["balance"]);
const statuses = async () =>
  (await query("select status from payment_intent where buyer_id = $1", buyer.clientId)).map(({ status }) => status);
const lookNow = () =>
  query(`update payment_attempt a set look_at = clock_timestamp() from payment_intent i
          where i.id = a.intent_id and i.buyer_id = '${buyer.clientId}' and a.look_at is not null`);
const chargesOf = (token: string) => {
  const { jti } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    readonly jti: string;
  };
  return shop.payments().filter(({ reference }) => reference === jti);
};

const begin = async (key: string = randomUUID()): Promise<string> =>
  String((await beginTopUp(url(), buyer, { amount: 1_000, key })).data?.["paymentRequestToken"]);
/** What becomes of the call is nobody's concern: its caller hears nothing. */
const submit = (token: string) =>
  submitCard(url(), { paymentRequestToken: token, cardToken: shop.cardToken(buyer.publicKey, "APRO") }).then(
    ({ data }) => data?.["status"],
    () => "unheard",
  );

type Point = { readonly charged: number; readonly play: () => Promise<string> };
const points: Readonly<Record<string, Point>> = {
  "before the intent is committed": {
    charged: 1,
    play: async () => {
      const key = randomUUID();
      await killBefore("payment_intent", () => begin(key));
      expect(await statuses()).toEqual([]);
      await start();
      const token = await begin(key);
      await submit(token);
      return token;
    },
  },
  "after it, before anything was submitted": {
    charged: 1,
    play: async () => {
      const token = await begin();
      await kill();
      await start();
      await submit(token);
      return token;
    },
  },
  "after the attempt is committed, before the call": {
    charged: 0,
    play: async () => {
      const token = await begin();
      await killBefore("provider_link", () => submit(token));
      await start();
      return token;
    },
  },
  "during the call, which charged nothing": {
    charged: 0,
    play: async () => {
      const token = await begin();
      shop.failNext("charge", { kind: "hang", when: "before" });
      await killWhen(
        () => submit(token),
        () => shop.faultsLeft("charge") === 0,
      );
      await start();
      return token;
    },
  },
  "during the call, which charged": {
    charged: 1,
    play: async () => {
      const token = await begin();
      shop.failNext("charge", { kind: "hang", when: "after" });
      await killWhen(
        () => submit(token),
        () => chargesOf(token).length === 1,
      );
      await start();
      return token;
    },
  },
  "after the answer": {
    charged: 1,
    play: async () => {
      const token = await begin();
      shop.failNext("read", { kind: "hang", when: "before" });
      await killWhen(
        () => submit(token),
        () => shop.faultsLeft("read") === 0,
      );
      expect(await statuses()).toEqual(["APPROVED"]);
      await start();
      return token;
    },
  },
  "before the booking is committed": {
    charged: 1,
    play: async () => {
      const token = await begin();
      await killBefore("payment_booking", () => submit(token));
      expect([await statuses(), await balance()]).toEqual([["APPROVED"], 0]);
      await start();
      return token;
    },
  },
  "after it": {
    charged: 1,
    play: async () => {
      const token = await begin();
      await killWhen(
        () => submit(token),
        async () => (await statuses())[0] === "BOOKED",
      );
      await start();
      return token;
    },
  },
};

test.each(Object.keys(points))(
  "[ONLINE-01] [ONLINE-02] killed %s, the provider's books and the ledger agree, once each",
  async (name) => {
    const { charged, play } = points[name] ?? { charged: 0, play: begin };
    const token = await play();
    await lookNow();
    await expect.poll(statuses).toEqual([charged === 1 ? "BOOKED" : "UNKNOWN"]);
    // The page is loaded again with another card: nothing is charged beside what nobody knows the end of.
    expect(await submit(token)).toBe(charged === 1 ? "approved" : "pending");
    await lookNow();
    expect([chargesOf(token).length, await balance()]).toEqual([charged, charged * 100_000]);
    expect(await differencesOf(testDatabase().database.query, shop, [buyer.clientId])).toEqual([]);
    expect((await auditBooks(testDatabase().database.kysely)).discrepancies).toEqual([]);
  },
);
