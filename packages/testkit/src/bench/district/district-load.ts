import { setTimeout as pause } from "node:timers/promises";

import { BrokenInvariant } from "@cantina/domain/kernel";

import type { District } from "./district-data.ts";
import { openTills } from "./district-goods.ts";
import { type DistrictTill, type Written, districtTill } from "./district-till.ts";
import { type EventWatch, eventWatch } from "./event-watch.ts";
import { type TillLinks, linkTills } from "./till-links.ts";

export type DistrictOpening = District & { readonly way: "district"; readonly step: "open"; readonly url: string };

export type DistrictSelling = {
  readonly way: "district";
  readonly step: "sell";
  readonly seconds: number;
  /** Milliseconds from one sale's begin to the next at each till, a fifth more or less. */
  readonly everyMs: number;
  /** Equal parts of the time, each with figures of its own. */
  readonly slices: number;
};

export type DistrictAsked = DistrictOpening | DistrictSelling;

export type DistrictOpened = { readonly tills: number };

/** Of the sales that began in it. */
export type SliceSold = {
  /** Milliseconds of each acknowledged sale. */
  readonly took: readonly number[];
  /** Milliseconds from a sale's request to its event at another till of the cafeteria. */
  readonly heard: readonly number[];
  /** Such events that should have come. */
  readonly due: number;
  /** How many were refused or not answered, by the code. */
  readonly refused: Readonly<Record<string, number>>;
};

export type DistrictDone = {
  readonly slices: readonly SliceSold[];
  /** Since the tills were opened, by the cafeteria's id. */
  readonly written: Readonly<Record<string, Readonly<Written>>>;
  readonly lostLinks: number;
};

type Tally = { readonly took: number[]; readonly heard: number[]; due: number; readonly refused: Map<string, number> };

type Open = {
  readonly cafeterias: readonly (readonly DistrictTill[])[];
  readonly written: ReadonlyMap<string, Written>;
  readonly watch: EventWatch;
  readonly links: TillLinks;
};

/** Milliseconds after the last sale for events that are late. */
const grace = 10_000;

async function open({ url, ...district }: DistrictOpening): Promise<Open> {
  const written = new Map<string, Written>();
  const writtenIn = (cafeteriaId: string): Written => {
    const found = written.get(cafeteriaId) ?? { acknowledged: 0, doubtful: 0 };
    written.set(cafeteriaId, found);
    return found;
  };
  let number = 0;
  const cafeterias = (await openTills(url, district)).map((tills) =>
    tills.map((goods) => districtTill(url, number++, goods, writtenIn(goods.cafeteriaId))),
  );
  const tills = cafeterias.flat();
  // The first sales of a fresh server prepare its statements; a day has thousands after them.
  for (const till of tills) {
    const done = await till.sell();
    if (done.type === "refused") throw new BrokenInvariant(`till ${till.number} can't sell: ${done.code}`);
  }
  const watch = eventWatch();
  return { cafeterias, written, watch, links: await linkTills(url, tills, watch.heard) };
}

async function sell({ cafeterias, written, watch, links }: Open, asked: DistrictSelling): Promise<DistrictDone> {
  const { seconds, everyMs, slices } = asked;
  const tallies: Tally[] = Array.from({ length: slices }, () => ({ took: [], heard: [], due: 0, refused: new Map() }));
  const start = performance.now();
  const until = start + seconds * 1000;
  const tallyAt = (at: number): Tally => {
    const tally = tallies[Math.floor(((at - start) / (until - start)) * slices)];
    if (tally === undefined) throw new BrokenInvariant("a sale began after the end");
    return tally;
  };
  const sellOnce = async (till: DistrictTill, numbers: readonly number[], began: number): Promise<void> => {
    const done = await till.sell();
    const tally = tallyAt(began);
    if (done.type === "refused") {
      tally.refused.set(done.code, (tally.refused.get(done.code) ?? 0) + 1);
      return;
    }
    tally.took.push(performance.now() - began);
    tally.due += numbers.length - 1;
    watch.sold(done.orderId, { began, by: till.number, tills: numbers, took: tally.heard });
  };
  const keepSelling = async (till: DistrictTill, numbers: readonly number[]): Promise<void> => {
    // Tills don't begin together, nor keep step.
    await pause(everyMs * till.random.next());
    for (let began = performance.now(); began < until; began = performance.now()) {
      await sellOnce(till, numbers, began);
      const next = Math.min(until, began + everyMs * (0.8 + 0.4 * till.random.next()));
      await pause(Math.max(0, next - performance.now()));
    }
  };
  await Promise.all(
    cafeterias.flatMap((tills) => {
      const numbers = tills.map(({ number }) => number);
      return tills.map((till) => keepSelling(till, numbers));
    }),
  );
  for (const sold = performance.now(); watch.unheard() > 0 && performance.now() - sold < grace;) await pause(20);
  const lostLinks = links.lost();
  links.stop();
  await Promise.all(cafeterias.flat().map((till) => till.close()));
  return {
    slices: tallies.map((tally) => ({ ...tally, refused: Object.fromEntries(tally.refused) })),
    written: Object.fromEntries(written),
    lostLinks,
  };
}

/** What the load's process does of a district's day: opens its tills, and later, when it is asked again, sells at them. */
export function districtLoad(): (asked: DistrictAsked) => Promise<DistrictOpened | DistrictDone> {
  let opened: Open | undefined;
  return async (asked) => {
    if (asked.step === "open") {
      opened = await open(asked);
      return { tills: opened.cafeterias.flat().length };
    }
    if (opened === undefined) throw new BrokenInvariant("the tills have to be opened before they sell");
    return sell(opened, asked);
  };
}
