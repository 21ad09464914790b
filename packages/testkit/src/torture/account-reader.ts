import { setTimeout as pause } from "node:timers/promises";

import { type Random, seededRandom } from "../demo/index.ts";
import { openTill } from "../orders-suite/index.ts";
import type { HistoryRead } from "./call-history.ts";
import type { TortureGoods } from "./goods.ts";
import { now } from "./now.ts";
import { within } from "./within.ts";

export type AccountReader = {
  readonly reads: () => readonly HistoryRead[];
  readonly stop: () => Promise<void>;
};

type Reader = { readonly url: string; readonly token: string; readonly goods: TortureGoods; readonly seed: number };

const patienceMs = 5_000;
const longestPauseMs = 60;

/** Looks at balances and stocks through the API, one after the other, while the tills sell. */
export function startAccountReader({ url, token, goods, seed }: Reader): AccountReader {
  const desk = openTill(url, goods.cafeteriaId, async () => token);
  const random: Random = seededRandom(seed);
  const reads: HistoryRead[] = [];
  let isStopped = false;
  const places = [
    ...goods.diners.map(({ clientId }) => ({ account: clientId, path: `/profiles/${clientId}`, field: "balance" })),
    ...[goods.stocked, goods.scarce].map((product) => ({
      account: product,
      path: `/products/${product}`,
      field: "currentStock",
    })),
  ];
  const look = async (): Promise<void> => {
    const { account, path, field } = random.pick(places);
    const beganAt = now();
    const answer = await within(patienceMs, desk.get(path)).catch(() => undefined);
    const value = answer?.data?.[field];
    if (answer?.status !== 200 || typeof value !== "number") return;
    // Money has two decimals on the wire, pieces have none.
    reads.push({ account, beganAt, endedAt: now(), value: field === "balance" ? Math.round(value * 100) : value });
  };
  const running = (async () => {
    while (!isStopped) {
      await look();
      await pause(random.whole(0, longestPauseMs));
    }
  })();
  return {
    reads: () => reads,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
