import { BrokenInvariant } from "@cantina/domain/kernel";

import { seededRandom } from "../demo/index.ts";
import { type Findings, checkPlace } from "./check-place.ts";
import type { Fault, FaultKind } from "./fault-kinds.ts";
import type { Entry } from "./journal.ts";
import { openScene } from "./open-scene.ts";
import { playRound } from "./play-round.ts";
import { NeverHappened } from "./wait-until.ts";

export type TortureRun = {
  /** This very program: tills and servers are processes of it. */
  readonly program: string;
  readonly rounds: number;
  readonly seed: number;
  readonly kinds: readonly FaultKind[];
  readonly say: (line: string) => void;
  readonly isStopped: () => boolean;
};

export type TortureReport = Findings & {
  readonly rounds: number;
  readonly faults: ReadonlyMap<Fault, number>;
  readonly fates: ReadonlyMap<string, number>;
  readonly entries: readonly Entry[];
  readonly refetches: number;
  /** Balances and stocks that were read meanwhile, and judged. */
  readonly reads: number;
  readonly seconds: number;
  /** Where to look, when there is something to find. */
  readonly evidence: string | null;
};

const roundsBetweenChecks = 20;

const isClean = ({ lost, duplicates, history, other }: Findings): boolean =>
  lost.length + duplicates.length + history.length + other.length === 0;

const secondsSince = (from: number): number => (performance.now() - from) / 1000;

/** Kills, repairs and checks, until the rounds are over or something is found. */
export async function runTorture({ program, rounds, seed, kinds, say, isStopped }: TortureRun): Promise<TortureReport> {
  const began = performance.now();
  const scene = await openScene(program, seed, kinds.includes("disk"));
  const { place, line, tills, listener, reader, goods, opening, began: since } = scene;
  const random = seededRandom(seed);
  const faults = new Map<Fault, number>();
  let entries: readonly Entry[] = [];
  let findings: Findings = { lost: [], duplicates: [], history: [], other: [] };
  let played = 0;

  const round = async (): Promise<void> => {
    const from = performance.now();
    const fault = await playRound({ place, line, tills, random, kinds });
    played += 1;
    faults.set(fault, (faults.get(fault) ?? 0) + 1);
    say(`round ${played}: ${fault}, selling again, ${secondsSince(from).toFixed(1)} s`);
  };
  const check = async (): Promise<void> => {
    const from = performance.now();
    await Promise.all(tills.map((till) => till.rest()));
    await line.settle();
    entries = scene.readEntries();
    const { answersOf } = line;
    const witnesses = { entries, listener, goods, reads: reader.reads(), opening, since, answersOf };
    findings = await checkPlace(place.database, witnesses);
    const outcome = isClean(findings) ? "all as it must be" : "FAULTS";
    say(`check after ${played}: ${outcome}, ${secondsSince(from).toFixed(1)} s`);
  };
  try {
    while (played < rounds && !isStopped()) {
      await round();
      if (played % roundsBetweenChecks !== 0 || played === rounds) continue;
      await check();
      if (!isClean(findings)) break;
      for (const till of tills) till.wake();
    }
    if (isClean(findings)) await check();
  } catch (error) {
    // A till, the server or the database hangs or died of itself: a find like any other.
    if (!(error instanceof NeverHappened || error instanceof BrokenInvariant)) throw error;
    findings = { ...findings, other: [...findings.other, error.message] };
    entries = scene.readEntries();
  } finally {
    await scene.close(!isClean(findings));
  }
  return {
    ...findings,
    rounds: played,
    faults,
    fates: line.fates,
    entries,
    refetches: listener.refetches(),
    reads: reader.reads().length,
    seconds: secondsSince(began),
    evidence: isClean(findings) ? null : place.folder,
  };
}
