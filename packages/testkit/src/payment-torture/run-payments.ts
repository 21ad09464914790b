import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "../demo/index.ts";
import {
  type ApiAnswer,
  type WalletBuyer,
  beginTopUp,
  callApi,
  randomDepositStories,
  randomMattildaStories,
  randomSignedStories,
  randomStories,
  randomWalletStories,
  tellDepositStory,
  tellMattildaStory,
  tellSignedStory,
  tellStory,
  tellWalletStory,
} from "../online-suite/index.ts";
import { isCertain, waitUntil } from "../torture/index.ts";
import { differencesIn, linkBroken, settle, settlingMs, statesHeld } from "./compare-scene.ts";
import { type Scene, closeScene, openScene } from "./open-scene.ts";
import { type Strike, strike } from "./strike.ts";

export type PaymentRun = {
  /** This very program: the server is a process of it. */
  readonly program: string;
  readonly payments: number;
  readonly strikes: number;
  readonly seed: number;
  /** Whether the providers also leave calls without an answer. */
  readonly withHangs: boolean;
  readonly say: (line: string) => void;
};

export type PaymentReport = {
  readonly told: number;
  readonly struck: ReadonlyMap<Strike, number>;
  readonly linkedAgain: number;
  readonly shop: ReadonlyMap<string, number>;
  /** By provider: once booked, whatever became of it. */
  readonly booked: ReadonlyMap<string, number>;
  readonly intents: ReadonlyMap<string, number>;
  readonly differences: readonly string[];
  readonly seconds: number;
};

const tellersAtOnce = 16;
/** A caller who hears nothing for so long asks again; a charge that nobody answers takes 25 s. */
const patienceMs = 40_000;

type Ask = (call: (url: string) => Promise<ApiAnswer>) => Promise<ApiAnswer>;

/** Asks until an answer says whether it happened: neither silence nor a 5xx does. */
const asking =
  ({ door }: Pick<Scene, "door">): Ask =>
  async (call) => {
    const endsAt = performance.now() + patienceMs * 3;
    for (;;) {
      const answer = await call(door.url).catch(() => undefined);
      if (answer !== undefined && isCertain(answer.status)) return answer;
      if (performance.now() > endsAt) throw new Error("no server has answered for two minutes");
      await pause(50);
    }
  };

const countBy = <T>(items: readonly T[]): ReadonlyMap<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** Asks as the others do, of whatever server stands there then. */
function askingBuyer(buyer: WalletBuyer, ask: Ask): WalletBuyer {
  const { cafeteriaId, token } = buyer;
  return {
    ...buyer,
    topUp: (pay) => ask((url) => beginTopUp(url, buyer, { ...pay, paymentMethod: "WALLET_CONNECT" })),
    wallet: (method) => ask((url) => callApi(url, { method, path: `/cafeterias/${cafeteriaId}/mp/wallet`, token })),
  };
}

/** One payment; false: it could not even be wished for. */
type Tell = (key: string) => Promise<boolean>;

/** One in so many goes each of the ways beside the card. */
const otherShare = 8;

/** Told by whoever is free, but for each wallet's own: a phone asks for one at a time, and what ends a wallet ends no other's charge. */
type Tales = { readonly free: Tell[]; readonly lanes: readonly Tell[][] };

/** All that is told, in an order of the seed's. */
function talesOf(scene: Scene, { payments, seed, withHangs }: PaymentRun): Tales {
  const { shop, cards, wallets, plexo, mattilda, directa24 } = scene;
  const ask = asking(scene);
  const others = { count: Math.floor(payments / otherShare), seed };
  const ofCards = randomStories({ count: payments - 4 * others.count, seed, withHangs }).map((story) => ({
    amount: story.amount,
    tell: (key: string) => tellStory({ shop, buyers: cards, ask }, story, key),
  }));
  const always = <S extends { readonly amount: number }>(
    stories: readonly S[],
    tell: (story: S, key: string) => Promise<void>,
  ) => stories.map((story) => ({ amount: story.amount, tell: (key: string) => tell(story, key).then(() => true) }));
  const free = [
    ...ofCards,
    ...always(randomSignedStories({ ...others, withHangs }), (story, key) =>
      tellSignedStory({ ...plexo, ask }, story, key),
    ),
    ...always(randomMattildaStories({ ...others, withHangs }), (story, key) =>
      tellMattildaStory({ ...mattilda, ask }, story, key),
    ),
    ...always(randomDepositStories({ ...others, withHangs }), (story, key) =>
      tellDepositStory({ ...directa24, ask }, story, key),
    ),
  ];
  const ofWallets = randomWalletStories(others);
  return {
    free: free.toSorted((one, other) => one.amount - other.amount).map(({ tell }) => tell),
    lanes: wallets.map((wallet, place) => {
      const buyer = askingBuyer(wallet, ask);
      const own = ofWallets.filter((_story, index) => index % wallets.length === place);
      return always(own, (story, key) => tellWalletStory({ shop, buyer }, story, key)).map(({ tell }) => tell);
    }),
  };
}

type Played = { readonly told: number; readonly struck: readonly Strike[]; readonly linkedAgain: number };

/** Tells all of it, and strikes after each so many. */
async function play(scene: Scene, run: PaymentRun): Promise<Played> {
  const { payments, strikes, say } = run;
  const random = seededRandom(run.seed);
  const { free, lanes } = talesOf(scene, run);
  const struck: Strike[] = [];
  let [told, linkedAgain] = [0, 0];
  const tellOne = async (tell: Tell, waiting: Tell[]): Promise<void> => {
    if (await tell(random.uuid())) told += 1;
    else {
      linkedAgain += await linkBroken(scene).catch(() => 0);
      waiting.push(tell);
      await pause(200);
    }
  };
  const teller = async (waiting: Tell[]): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await tellOne(one, waiting);
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
  const tellers = [...lanes, ...Array.from({ length: tellersAtOnce - lanes.length }, () => free)].map(teller);
  await Promise.all([striker(), ...tellers]);
  return { told, struck, linkedAgain };
}

/** Payments by every way through stand-ins with every fault of their tables, while server and database are killed; then all books side by side. */
export async function runPayments(run: PaymentRun): Promise<PaymentReport> {
  const began = performance.now();
  const scene = await openScene(run.program);
  const { query } = scene.place.database;
  let isClean = false;
  try {
    const { told, struck, linkedAgain } = await play(scene, run);
    const linkedLate = await settle(scene);
    const booked = await query(
      "select i.provider from payment_booking b join payment_intent i on i.id = b.intent_id",
      [],
    );
    const intents = await query("select status from payment_intent", []);
    const differences = await differencesIn(scene);
    isClean = differences.length === 0;
    return {
      told,
      struck: countBy(struck),
      linkedAgain: linkedAgain + linkedLate,
      shop: countBy(statesHeld(scene)),
      booked: countBy(booked.map(({ provider }) => String(provider))),
      intents: countBy(intents.map(({ status }) => String(status))),
      differences,
      seconds: (performance.now() - began) / 1_000,
    };
  } finally {
    await closeScene(scene, !isClean);
  }
}
