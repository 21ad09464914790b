// @module-tag long
import { randomBytes, randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import {
  type WalletBuyer,
  differencesOf,
  lookAgain,
  lookUntilSettled,
  openWalletBuyer,
  randomWalletStories,
  tellWalletStory,
  walletShop,
} from "@cantina/testkit/online-suite";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const shop = await startMercadoPago();
const server = withTestServer({ sealingKey: randomBytes(32), mercadoPago: shop.settings });
afterAll(() => shop.close());
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

test("[ONLINE-08] [WALLET-02] [WALLET-03] of 40 payments by wallet whose calls fail in every way, while it is cancelled and linked again, both books agree one to one", async () => {
  const { database, url } = server();
  shop.wallet.hearAt(`${url}/api/mercadopago/notices/AR`);
  const around = { database, url, shop, fees: { surcharge: 325, market: 550 } };
  const buyers: readonly WalletBuyer[] = await Promise.all(Array.from({ length: 4 }, () => openWalletBuyer(around)));
  const seed = Number(process.env["CANTINA_SEED"]);
  const stories = randomWalletStories({ count: 40, seed: Number.isInteger(seed) ? seed : undefined });
  // One of each that nothing befalls: of the others it is up to chance how many come to be booked.
  const calm = { holder: "APRO", onCharge: null, onRead: null, onFind: null, onLook: null, onToken: null } as const;
  const plain = {
    ...calm,
    place: 0,
    amount: 50_000,
    hasDeadToken: false,
    submits: 1,
    later: null,
    notices: 0,
  } as const;
  for (const buyer of buyers) await tellWalletStory({ shop, buyer }, { ...plain, cancelled: null }, randomUUID());
  const [before] = await query("select count(*)::int as payments from payment_booking");
  expect(before).toEqual({ payments: buyers.length });

  // Each buyer's own, one after the other: a phone asks for one at a time. A charge that nobody answers is waited for,
  // and how many there are is up to chance: ten of each buyer stay far below a title's time.
  await Promise.all(
    buyers.map(async (buyer, place) => {
      for (const story of stories.filter((_, index) => index % buyers.length === place))
        await tellWalletStory({ shop, buyer }, story, randomUUID());
    }),
  );

  const books = walletShop(shop);
  for (const payment of shop.wallet.payments().filter(({ status }) => status === "in_process"))
    shop.wallet.move(payment.id, "approved");
  shop.forgetFaults();
  const look = async () => {
    await query("update wallet_event set look_at = clock_timestamp() where settled_at is null");
    const untold = await query("select agreement_id from wallet_event where settled_at is null");
    return [...(await lookAgain(database.query, books)), ...untold];
  };
  expect(await lookUntilSettled(look)).toEqual([]);

  const clientIds = buyers.map(({ clientId }) => clientId);
  expect(await differencesOf(database.query, books, clientIds)).toEqual([]);
  expect(await query("select id, attention from payment_intent where attention is not null")).toEqual([]);
  expect((await auditBooks(database.kysely)).discrepancies).toEqual([]);
  // Of what is active here the provider says the same, but for what nobody told.
  const active = await query("select agreement_id as id from wallet_agreement where status = 'ACTIVE'");
  const cancelled = new Set(
    shop.wallet
      .agreements()
      .filter(({ status }) => status === "cancelled")
      .map(({ id }) => id),
  );
  expect(active.filter(({ id }) => cancelled.has(String(id)))).toEqual([]);
});
