import { signalrChanges } from "@cantina/adapters/realtime";
import { BrokenInvariant } from "@cantina/domain/kernel";

import { seededRandom } from "../../demo/index.ts";
import { type BenchGoods, fillCart } from "../bench-goods.ts";
import { sellerCredentials } from "../bench-place.ts";
import { openTillClient } from "../till-client.ts";
import { httpSeller } from "../sellers.ts";

export type TillsAsked = {
  readonly way: "tills";
  readonly url: string;
  readonly tills: number;
  readonly sales: number;
  readonly perSecond: number;
};

export type TillsDone = {
  /** Milliseconds from the sale's request to each till's event of it. */
  readonly took: readonly number[];
  /** Events of a sale that did not reach a till, of so many. */
  readonly missed: number;
};

const warmUpSales = 5;
/** As many as the server gives one. */
const socketsOfSession = 20;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits no longer than that; what is missing then shows in the figures. */
async function waitFor(isDone: () => boolean, longest: number): Promise<void> {
  for (const began = performance.now(); !isDone() && performance.now() - began < longest;) await pause(20);
}

const soldId = (answer: string): string => String((JSON.parse(answer) as { data: { id: unknown } }).data.id);

/** So many tills with the product's own link, the official SignalR client, hear what one more sells. */
export async function measureTills(
  { url, tills, sales, perSecond }: TillsAsked,
  goods: BenchGoods,
): Promise<TillsDone> {
  const arrivals = new Map<string, number[]>();
  const linked = new Set<number>();
  // One after the other: signing in many times at once would be taken for guessing.
  const jwts: string[] = [];
  while (jwts.length * socketsOfSession < tills) jwts.push((await openTillClient(url, sellerCredentials)).jwt);
  const feeds = Array.from({ length: tills }, (_, till) =>
    signalrChanges({
      baseUrl: url,
      token: () => jwts[Math.floor(till / socketsOfSession)] ?? goods.jwt,
      tabId: `till-${till}`,
      onLink: (state) => void (state === "connected" ? linked.add(till) : linked.delete(till)),
      onNews: (news) => {
        if (news.type === "missed" || news.entityType !== "order") return;
        const heard = arrivals.get(news.id);
        if (heard === undefined) arrivals.set(news.id, [performance.now()]);
        else heard.push(performance.now());
      },
    }),
  );
  try {
    await waitFor(() => linked.size === tills, 60_000);
    if (linked.size < tills) throw new BrokenInvariant(`${linked.size} of ${tills} tills are linked`);
    const seller = httpSeller(url, goods);
    const random = seededRandom(7);
    // The first sales of a fresh server prepare its statements; a day has thousands after them.
    for (let sale = 0; sale < warmUpSales; sale += 1) await seller.sell(fillCart(random, goods));
    const sent = new Map<string, number>();
    for (let sale = 0; sale < sales; sale += 1) {
      const began = performance.now();
      sent.set(soldId(await seller.sell(fillCart(random, goods))), began);
      await pause(Math.max(0, began + 1000 / perSecond - performance.now()));
    }
    const heardBy = (id: string): readonly number[] => arrivals.get(id) ?? [];
    await waitFor(() => [...sent.keys()].every((id) => heardBy(id).length >= tills), 10_000);
    await seller.close();
    const took = [...sent].flatMap(([id, began]) => heardBy(id).map((at) => at - began));
    return { took, missed: sales * tills - took.length };
  } finally {
    for (const feed of feeds) feed.stop();
  }
}
