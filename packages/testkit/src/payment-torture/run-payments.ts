import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { auditBooks } from "@cantina/server/audit";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { seededRandom } from "../demo/index.ts";
import {
  type ApiAnswer,
  type OnlineBuyer,
  type Story,
  type WalletBuyer,
  type WalletStory,
  beginTopUp,
  callApi,
  differencesOf,
  linkSeller,
  lookAgain,
  openBuyer,
  openWalletBuyer,
  randomStories,
  randomWalletStories,
  tellStory,
  tellWalletStory,
  walletShop,
} from "../online-suite/index.ts";
import { type MercadoPagoStandIn, startMercadoPago } from "../stand-ins/index.ts";
import { type TorturePlace, isCertain, openPlace, waitUntil } from "../torture/index.ts";
import { type FixedDoor, openFixedDoor } from "./fixed-door.ts";
import { type Strike, strike } from "./strike.ts";

export type PaymentRun = {
  /** This very program: the server is a process of it. */
  readonly program: string;
  readonly payments: number;
  readonly strikes: number;
  readonly seed: number;
  /** Whether the provider also leaves calls without an answer. */
  readonly withHangs: boolean;
  readonly say: (line: string) => void;
};

export type PaymentReport = {
  readonly told: number;
  readonly struck: ReadonlyMap<Strike, number>;
  readonly linkedAgain: number;
  readonly shop: ReadonlyMap<string, number>;
  /** Once booked, whatever became of it. */
  readonly booked: number;
  readonly intents: ReadonlyMap<string, number>;
  readonly differences: readonly string[];
  readonly seconds: number;
};

type Scene = {
  readonly shop: MercadoPagoStandIn;
  readonly door: FixedDoor;
  readonly place: TorturePlace;
  readonly buyers: readonly OnlineBuyer[];
  /** Pays by a wallet. */
  readonly walletBuyer: WalletBuyer;
};

/** By card and by wallet: of each its own payments. */
const allOf = (shop: MercadoPagoStandIn) => ({
  payments: () => [...shop.payments(), ...walletShop(shop).payments()],
  complaints: shop.complaints,
});

const tellersAtOnce = 16;
/** A caller who hears nothing for so long asks again; a charge that nobody answers takes 25 s. */
const patienceMs = 40_000;
const settlingMs = 300_000;

/** Asks until an answer says whether it happened: neither silence nor a 5xx does. */
const asking =
  ({ door }: Pick<Scene, "door">) =>
  async (call: (url: string) => Promise<ApiAnswer>): Promise<ApiAnswer> => {
    const endsAt = performance.now() + patienceMs * 3;
    for (;;) {
      const answer = await call(door.url).catch(() => undefined);
      if (answer !== undefined && isCertain(answer.status)) return answer;
      if (performance.now() > endsAt) throw new Error("no server has answered for two minutes");
      await pause(50);
    }
  };

/** A server that died while it renewed a seller's token has lost the link: its administrator makes it again. */
async function linkBroken({ place, shop, door, buyers }: Scene): Promise<number> {
  const broken = await place.database.query("select cafeteria_id from provider_link where status = 'BROKEN'", []);
  const names = new Set(broken.map(({ cafeteria_id }) => String(cafeteria_id)));
  const theirs = buyers.filter(({ cafeteriaId }) => names.has(cafeteriaId));
  for (const buyer of theirs) await linkSeller({ url: door.url, shop }, buyer, shop.sellerOfKey(buyer.publicKey));
  return theirs.length;
}

async function openScene(program: string): Promise<Scene> {
  const [shop, door] = await Promise.all([startMercadoPago(), openFixedDoor()]);
  Object.assign(process.env, {
    CANTINA_MERCADO_PAGO: JSON.stringify({ AR: shop.application }),
    CANTINA_MERCADO_PAGO_URL: shop.apiUrl,
    CANTINA_WALLET_CONNECT: JSON.stringify(shop.settings.wallets),
    PUBLIC_URL: door.url,
  });
  const place = await openPlace(program, false);
  door.aim(place.server().port);
  // A new payment is not found at once by who looks for its reference.
  shop.hideFor(3_000);
  const fees = { surcharge: 325, market: 550 };
  const { database } = place;
  const buyers = [
    await openBuyer({ database, url: door.url, shop, fees }),
    await openBuyer({ database, url: door.url, shop, fees, features: ["mercadoPago", "debitOnly"] }),
  ];
  shop.wallet.hearAt(`${door.url}/api/mercadopago/notices/AR`);
  const walletBuyer = await openWalletBuyer({ database, url: door.url, shop, fees });
  return { shop, door, place, buyers: [...buyers, walletBuyer], walletBuyer };
}

const countBy = <T>(items: readonly T[]): ReadonlyMap<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** One in so many pays by a wallet. */
const walletShare = 5;

/** Asks as the others do, of whatever server stands there then. */
function askingBuyer({ walletBuyer }: Scene, ask: ReturnType<typeof asking>): WalletBuyer {
  const { cafeteriaId, token } = walletBuyer;
  return {
    ...walletBuyer,
    topUp: (pay) => ask((url) => beginTopUp(url, walletBuyer, { ...pay, paymentMethod: "WALLET_CONNECT" })),
    wallet: (method) => ask((url) => callApi(url, { method, path: `/cafeterias/${cafeteriaId}/mp/wallet`, token })),
  };
}

type Played = { readonly told: number; readonly struck: readonly Strike[]; readonly linkedAgain: number };

/** Tells all stories, and strikes after each so many of them. */
async function play(scene: Scene, { payments, strikes, seed, withHangs, say }: PaymentRun): Promise<Played> {
  const random = seededRandom(seed);
  const wallets = Math.floor(payments / walletShare);
  const waiting: (Story | WalletStory)[] = [
    ...randomStories({ count: payments - wallets, seed, withHangs }),
    ...randomWalletStories({ count: wallets, seed }),
  ].toSorted((one, other) => one.amount - other.amount);
  const ask = asking(scene);
  const buyer = askingBuyer(scene, ask);
  const cards = scene.buyers.filter((one) => one !== scene.walletBuyer);
  const tellOf = async (one: Story | WalletStory): Promise<boolean> => {
    if (!("cancelled" in one)) return tellStory({ ...scene, buyers: cards, ask }, one, random.uuid());
    await tellWalletStory({ ...scene, buyer }, one, random.uuid());
    return true;
  };
  const struck: Strike[] = [];
  let [told, linkedAgain] = [0, 0];
  const tell = async (one: Story | WalletStory): Promise<void> => {
    if (await tellOf(one)) told += 1;
    else {
      linkedAgain += await linkBroken(scene).catch(() => 0);
      waiting.push(one);
      await pause(200);
    }
  };
  const teller = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await tell(one);
  };
  const striker = async (): Promise<void> => {
    for (let next = 1; next <= strikes; next += 1) {
      await waitUntil(() => told >= (payments * next) / (strikes + 1), "the payments stand still", settlingMs);
      await pause(random.whole(0, 300));
      const what = await strike({ ...scene, random });
      struck.push(what);
      say(`${told} payments; killed: ${what}`);
    }
  };
  await Promise.all([striker(), ...Array.from({ length: tellersAtOnce }, teller)]);
  return { told, struck, linkedAgain };
}

/** As each night: news that nobody heard are found. */
async function compareAll({ door, buyers }: Scene): Promise<void> {
  for (const { cafeteriaId, bossToken: token } of buyers) {
    const path = `/cafeterias/${cafeteriaId}/mp/comparison`;
    const { status } = await callApi(door.url, { path, token, body: {} });
    if (status !== 200) throw new BrokenInvariant(`the books could not be compared: ${status}`);
  }
}

/** What stays pending at the provider ends, as it would after some days; then nothing may be open. */
async function settle(scene: Scene): Promise<number> {
  const { shop, place } = scene;
  for (const { id, status } of shop.payments()) if (status === "in_process") shop.move(id, "approved");
  for (const { id, status } of shop.wallet.payments()) if (status === "in_process") shop.wallet.move(id, "approved");
  shop.hideFor(0);
  let linkedAgain = 0;
  const isSettled = async (): Promise<boolean> => {
    await pause(500);
    linkedAgain += await linkBroken(scene).catch(() => 0);
    return (await lookAgain(place.database.query, allOf(shop)).catch(() => ["not read"])).length === 0;
  };
  await waitUntil(isSettled, "payments stay open", settlingMs);
  // Faults that befell nobody are not those of the night.
  shop.forgetFaults();
  await compareAll(scene);
  await waitUntil(isSettled, "payments stay open", settlingMs);
  return linkedAgain;
}

/** Payments through the stand-in with every fault of its table, while server and database are killed; then both books side by side. */
export async function runPayments(run: PaymentRun): Promise<PaymentReport> {
  const began = performance.now();
  const scene = await openScene(run.program);
  const { shop, place, door, buyers } = scene;
  let isClean = false;
  try {
    const { told, struck, linkedAgain } = await play(scene, run);
    const linkedLate = await settle(scene);
    const clientIds = buyers.map(({ clientId }) => clientId);
    const { discrepancies } = await auditBooks(place.database.kysely);
    const [row] = await place.database.query("select count(*) as booked from payment_booking", []);
    const intents = await place.database.query("select status from payment_intent", []);
    const differences = [
      ...(await differencesOf(place.database.query, allOf(shop), clientIds)),
      ...discrepancies.map(({ kind, id, expected, found }) => `audit: ${kind} ${id}: ${expected}, not ${found}`),
    ];
    isClean = differences.length === 0;
    return {
      told,
      struck: countBy(struck),
      linkedAgain: linkedAgain + linkedLate,
      shop: countBy(
        allOf(shop)
          .payments()
          .map(({ status }) => status),
      ),
      booked: Number(row?.["booked"]),
      intents: countBy(intents.map(({ status }) => String(status))),
      differences,
      seconds: (performance.now() - began) / 1_000,
    };
  } finally {
    await place.close(!isClean);
    await Promise.all([shop.close(), door.close()]);
  }
}
