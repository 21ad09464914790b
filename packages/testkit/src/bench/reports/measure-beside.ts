import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

import type { LoadProcess } from "../load.ts";
import type { BenchSize } from "../measure-sales.ts";
import { type Spread, spreadOf } from "../statistics.ts";

/** Milliseconds from one report's begin to the next of somebody who looks through them; 0: without any rest. */
const paces = [2_000, 0] as const;

export type BesideReports = readonly {
  readonly everyMs: number;
  /** Sales per second. */
  readonly alone: Spread;
  readonly beside: Spread;
  /** Round by round: beside the reports against without. */
  readonly ratio: Spread;
  /** How many were read in all rounds. */
  readonly reports: number;
}[];

type Stage = BenchSize & { readonly url: string; readonly connection: pg.ClientConfig; readonly load: LoadProcess };

const tills = 16;

/** Sixteen tills sell as fast as they can, without and beside one administrator who reads each report in turn. */
export async function measureBeside(
  { url, connection, load, rounds, seconds }: Stage,
  readers: readonly (() => Promise<unknown>)[],
): Promise<BesideReports> {
  const sell = async (length: number): Promise<number> => {
    const done = await load.run({ way: "http", clients: tills, seconds: length, everyMs: 0, url, connection });
    return done.took.length / done.seconds;
  };
  await sell(2);
  const measured: BesideReports[number][] = [];
  for (const everyMs of paces) {
    const [alone, beside]: [number[], number[]] = [[], []];
    let reports = 0;
    const sellBeside = async (): Promise<void> => {
      let isOver = false;
      const keepReading = async (): Promise<void> => {
        for (let at = 0; !isOver; at += 1) {
          const began = performance.now();
          await readers[at % readers.length]?.();
          reports += 1;
          await pause(Math.max(0, everyMs - (performance.now() - began)));
        }
      };
      const reading = keepReading();
      beside.push(await sell(seconds));
      isOver = true;
      await reading;
    };
    for (let round = 0; round < rounds; round += 1) {
      if (round % 2 === 1) await sellBeside();
      alone.push(await sell(seconds));
      if (round % 2 === 0) await sellBeside();
    }
    const ratio = spreadOf(beside.map((perSecond, index) => perSecond / (alone[index] ?? Number.NaN)));
    measured.push({ everyMs, alone: spreadOf(alone), beside: spreadOf(beside), ratio, reports });
  }
  return measured;
}
