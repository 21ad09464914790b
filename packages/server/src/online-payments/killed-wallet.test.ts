// @module-tag long
import { randomUUID } from "node:crypto";
import { withKillableServer, withTestDatabase } from "@cantina/testkit/database";
import {
  type WalletBuyer,
  beginTopUp,
  callApi,
  differencesOf,
  linkWallet,
  openWalletBuyer,
  walletShop,
} from "@cantina/testkit/online-suite";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const shop = await startMercadoPago();
const testDatabase = withTestDatabase();
afterAll(() => shop.close());
const { url, start, killBefore, killWhen } = withKillableServer(testDatabase, {
  CANTINA_MERCADO_PAGO: JSON.stringify({ AR: shop.application }),
  CANTINA_MERCADO_PAGO_URL: shop.apiUrl,
  CANTINA_WALLET_CONNECT: JSON.stringify(shop.settings.wallets),
});
let buyer: WalletBuyer;
beforeEach(async () => {
  const { database } = testDatabase();
  shop.forgetFaults();
  buyer = await openWalletBuyer({ database, url: url(), shop, fees: { surcharge: 325, market: 550 } });
});

/** Of the server that stands there now. */
const topUp = (key: string) =>
  beginTopUp(url(), buyer, { amount: 1_000, paymentMethod: "WALLET_CONNECT", key }).then(
    ({ data, code }) => (data?.["transaction"] as { readonly status?: string } | undefined)?.status ?? code,
    () => "unheard",
  );
const walletNow = () => ({
  wallet: (method: "GET" | "POST" | "DELETE") =>
    callApi(url(), { method, path: `/cafeterias/${buyer.cafeteriaId}/mp/wallet`, token: buyer.token }),
});

const query = (text: string, ...values: readonly unknown[]) => testDatabase().database.query(text, values);
const balance = async () =>
  Number((await query("select balance from account where profile_id = $1", buyer.clientId))[0]?.["balance"]);
const statuses = async () =>
  (await query("select status from payment_intent where buyer_id = $1", buyer.clientId)).map(({ status }) => status);
const lookNow = () =>
  query(`update payment_attempt a set look_at = clock_timestamp() from payment_intent i
          where i.id = a.intent_id and i.buyer_id = '${buyer.clientId}' and a.look_at is not null`);
const charges = () => shop.wallet.payments().filter(({ seller }) => seller.publicKey === buyer.publicKey);

type Point = { readonly charged: number; readonly play: (key: string) => Promise<void> };
const points: Readonly<Record<string, Point>> = {
  "before the intent is committed": {
    charged: 1,
    play: async (key) => {
      await killBefore("payment_intent", () => topUp(key));
      await start();
      expect(await statuses()).toEqual([]);
      expect(await topUp(key)).toBe("COMPLETED");
    },
  },
  "after it, before the attempt is committed": {
    charged: 1,
    play: async (key) => {
      await killBefore("payment_attempt", () => topUp(key));
      await start();
      expect(await statuses()).toEqual(["CREATED"]);
      expect(await topUp(key)).toBe("COMPLETED");
    },
  },
  "during the call, which charged nothing": {
    charged: 0,
    play: async (key) => {
      shop.failNext("walletCharge", { kind: "hang", when: "before" });
      await killWhen(
        () => topUp(key),
        () => shop.faultsLeft("walletCharge") === 0,
      );
      await start();
    },
  },
  "during the call, which charged": {
    charged: 1,
    play: async (key) => {
      shop.failNext("walletCharge", { kind: "hang", when: "after" });
      await killWhen(
        () => topUp(key),
        () => charges().length === 1,
      );
      await start();
    },
  },
  "after the answer": {
    charged: 1,
    play: async (key) => {
      shop.failNext("walletRead", { kind: "hang", when: "before" });
      await killWhen(
        () => topUp(key),
        () => shop.faultsLeft("walletRead") === 0,
      );
      expect(await statuses()).toEqual(["APPROVED"]);
      await start();
    },
  },
  "before the booking is committed": {
    charged: 1,
    play: async (key) => {
      await killBefore("payment_booking", () => topUp(key));
      expect([await statuses(), await balance()]).toEqual([["APPROVED"], 0]);
      await start();
    },
  },
  "after it": {
    charged: 1,
    play: async (key) => {
      await killWhen(
        () => topUp(key),
        async () => (await statuses())[0] === "BOOKED",
      );
      await start();
    },
  },
};

test.each(Object.keys(points))(
  "[ONLINE-01] [ONLINE-02] [WALLET-03] killed %s, the books of wallets and the ledger agree, once each",
  async (name) => {
    const { charged, play } = points[name] ?? { charged: -1, play: () => Promise.resolve() };
    expect((await linkWallet({ shop }, buyer)).status).toBe(200);
    const key = randomUUID();
    await play(key);
    await lookNow();
    await expect.poll(statuses).toEqual([charged === 1 ? "BOOKED" : "UNKNOWN"]);
    // Asked again by who heard nothing: nothing is charged beside what nobody knows the end of.
    expect(await topUp(key)).toBe(charged === 1 ? "COMPLETED" : "STARTED");
    await lookNow();
    expect([charges().length, await balance()]).toEqual([charged, charged * 100_000]);
    expect(await differencesOf(testDatabase().database.query, walletShop(shop), [buyer.clientId])).toEqual([]);
    expect((await auditBooks(testDatabase().database.kysely)).discrepancies).toEqual([]);
  },
);

test("[WALLET-01] killed while a code is changed for its token, the wallet is linked by another consent", async () => {
  shop.failNext("payerToken", { kind: "hang", when: "after" });
  await killWhen(
    () => linkWallet({ shop }, buyer),
    () => shop.faultsLeft("payerToken") === 0,
  );
  await start();
  expect((await walletNow().wallet("GET")).data).toMatchObject({ status: "ASKED" });
  expect((await linkWallet({ shop }, walletNow())).status).toBe(200);
  expect(
    await query("select status, ending from wallet_agreement where client_id = $1 order by status", buyer.clientId),
  ).toEqual([
    { status: "ACTIVE", ending: null },
    { status: "ENDED", ending: "CODE_LOST" },
  ]);
  expect(await topUp(randomUUID())).toBe("COMPLETED");
});
