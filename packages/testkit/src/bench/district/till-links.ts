import { setTimeout as pause } from "node:timers/promises";

import { signalrChanges } from "@cantina/adapters/realtime";
import { BrokenInvariant } from "@cantina/domain/kernel";

import type { DistrictTill } from "./district-till.ts";

export type TillLinks = {
  /** How often a till lost its link so far; what passes until it has another is missed. */
  readonly lost: () => number;
  readonly stop: () => void;
};

const longest = 120_000;

/** Links each till with the product's own client, one of its own, and resolves once all are linked. */
export async function linkTills(
  url: string,
  tills: readonly DistrictTill[],
  heard: (orderId: string, till: number) => void,
): Promise<TillLinks> {
  const linked = new Set<number>();
  let lost = 0;
  const feeds = tills.map(({ number, jwt }) =>
    signalrChanges({
      baseUrl: url,
      token: () => jwt,
      tabId: `district-${number}`,
      onLink: (state) => {
        if (state === "connected") linked.add(number);
        else if (linked.delete(number)) lost += 1;
      },
      onNews: (news) => {
        if (news.type === "entity" && news.entityType === "order") heard(news.id, number);
      },
    }),
  );
  const stop = (): void => {
    for (const feed of feeds) feed.stop();
  };
  for (const began = performance.now(); linked.size < tills.length; await pause(20)) {
    if (performance.now() - began < longest) continue;
    stop();
    throw new BrokenInvariant(`${linked.size} of ${tills.length} tills are linked`);
  }
  return { lost: () => lost, stop };
}
