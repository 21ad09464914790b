import { setTimeout as pause } from "node:timers/promises";
import { auditBooks } from "@cantina/server/audit";
import { BrokenInvariant } from "@cantina/domain/kernel";
import {
  type OnlineBuyer,
  callApi,
  differencesOf,
  hurryChoices,
  linkSeller,
  lookAgain,
  walletShop,
} from "../online-suite/index.ts";
import { waitUntil } from "../torture/index.ts";
import type { Scene } from "./open-scene.ts";

export const settlingMs = 300_000;

type Shop = Parameters<typeof differencesOf>[1];

/** By card and by wallet: of each its own payments. */
const mercadoPagoOf = ({ shop }: Scene): Shop => ({
  payments: () => [...shop.payments(), ...walletShop(shop).payments()],
  complaints: shop.complaints,
});

type Shopping = {
  readonly shop: Shop;
  readonly buyers: readonly Pick<OnlineBuyer, "cafeteriaId" | "bossToken" | "clientId">[];
};

/** Each provider, with who pays there. */
const shopsOf = (scene: Scene): readonly Shopping[] => [
  { shop: mercadoPagoOf(scene), buyers: [...scene.cards, ...scene.wallets] },
  { shop: scene.plexo.shop, buyers: scene.plexo.buyers },
  { shop: scene.mattilda.shop, buyers: [scene.mattilda.buyer] },
  { shop: scene.directa24.shop, buyers: [scene.directa24.buyer] },
];

/** What says that nobody did anything on a page. */
const untouched: ReadonlySet<string> = new Set(["open", "expired"]);

/** What the providers hold. */
export const statesHeld = (scene: Scene): readonly string[] =>
  shopsOf(scene)
    .flatMap(({ shop }) => shop.payments())
    .map(({ status }) => status)
    .filter((status) => !untouched.has(status));

/** A server that died while it renewed a seller's token has lost the link: its administrator makes it again. */
export async function linkBroken({ place, shop, door, cards, wallets }: Scene): Promise<number> {
  const broken = await place.database.query("select cafeteria_id from provider_link where status = 'BROKEN'", []);
  const names = new Set(broken.map(({ cafeteria_id }) => String(cafeteria_id)));
  const theirs = [...cards, ...wallets].filter(({ cafeteriaId }) => names.has(cafeteriaId));
  for (const buyer of theirs) await linkSeller({ url: door.url, shop }, buyer, shop.sellerOfKey(buyer.publicKey));
  return theirs.length;
}

/** As each night: news that nobody heard are found. */
async function compareAll(scene: Scene): Promise<void> {
  for (const { cafeteriaId, bossToken: token } of shopsOf(scene).flatMap(({ buyers }) => buyers)) {
    const path = `/cafeterias/${cafeteriaId}/mp/comparison`;
    const { status } = await callApi(scene.door.url, { path, token, body: {} });
    if (status !== 200) throw new BrokenInvariant(`the books could not be compared: ${status}`);
  }
}

/** What stays pending at a provider ends, as it would after some days. */
function endPending({ shop, plexo, mattilda, directa24 }: Scene): void {
  for (const { id, status } of shop.payments()) if (status === "in_process") shop.move(id, "approved");
  for (const { id, status } of shop.wallet.payments()) if (status === "in_process") shop.wallet.move(id, "approved");
  for (const one of plexo.shop.purchases()) if (one.state === "pending") plexo.shop.alter(one, { state: "denied" });
  for (const one of mattilda.shop.tries())
    if (one.status === "capture_pending") mattilda.shop.alter(one, { truth: "authorization_declined" });
  for (const { id, status } of directa24.shop.deposits()) if (status === "CREATED") directa24.shop.move(id, "EXPIRED");
  shop.hideFor(0);
}

/** What was chosen on a page is charged or refused while it may be; then pages grow too old to be paid on. */
async function endPages({ place, plexo, mattilda, directa24 }: Scene): Promise<void> {
  const { query } = place.database;
  // Faults that befell nobody would meet whoever looks now, again and again.
  for (const { shop } of [plexo, mattilda, directa24]) shop.forgetFaults();
  const isCharged = async (): Promise<boolean> => {
    await pause(500);
    return (await hurryChoices(query, plexo.shop).catch(() => 1)) === 0;
  };
  await waitUntil(isCharged, "what was chosen is not charged", settlingMs);
  await query(
    `update payment_attempt a set started_at = a.started_at - interval '2 days'
       from payment_intent i where i.id = a.intent_id and i.provider in ('PLEXO', 'MATTILDA')`,
    [],
  );
}

/** Nothing may be open in the end. How often a cafeteria had to be linked again. */
export async function settle(scene: Scene): Promise<number> {
  const { query } = scene.place.database;
  let linkedAgain = 0;
  const all = { payments: () => shopsOf(scene).flatMap(({ shop }) => shop.payments()) };
  const isSettled = async (): Promise<boolean> => {
    await pause(500);
    linkedAgain += await linkBroken(scene).catch(() => 0);
    return (await lookAgain(query, all).catch(() => ["not read"])).length === 0;
  };
  await endPages(scene);
  endPending(scene);
  await waitUntil(isSettled, "payments stay open", settlingMs);
  // Faults that befell nobody are not those of the night.
  scene.shop.forgetFaults();
  await compareAll(scene);
  await waitUntil(isSettled, "payments stay open", settlingMs);
  return linkedAgain;
}

/** All books side by side, a sentence for each difference. */
export async function differencesIn(scene: Scene): Promise<readonly string[]> {
  const { database } = scene.place;
  const found: string[] = [];
  for (const { shop, buyers } of shopsOf(scene)) {
    const clientIds = buyers.map(({ clientId }) => clientId);
    found.push(...(await differencesOf(database.query, shop, clientIds)));
  }
  const { discrepancies } = await auditBooks(database.kysely);
  return [
    ...found,
    ...discrepancies.map(({ kind, id, expected, found: held }) => `audit: ${kind} ${id}: ${expected}, not ${held}`),
  ];
}
