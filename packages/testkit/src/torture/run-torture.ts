import { BrokenInvariant } from "@cantina/domain/kernel";

import { seededRandom } from "../demo/index.ts";
import { type Findings, checkPlace } from "./check-place.ts";
import type { Entry } from "./journal.ts";
import { type Kill, playRound } from "./kill-round.ts";
import { openScene } from "./open-scene.ts";
import { NeverHappened } from "./wait-until.ts";

export type TortureRun = {
  /** This very program: tills and servers are processes of it. */
  readonly program: string;
  readonly rounds: number;
  readonly seed: number;
  readonly say: (line: string) => void;
  readonly isStopped: () => boolean;
};

export type TortureReport = Findings & {
  readonly rounds: number;
  readonly kills: ReadonlyMap<Kill, number>;
  readonly fates: ReadonlyMap<string, number>;
  readonly entries: readonly Entry[];
  readonly refetches: number;
  readonly seconds: number;
  /** Where to look, when there is something to find. */
  readonly evidence: string | null;
};

const roundsBetweenChecks = 20;

const isClean = ({ lost, duplicates, other }: Findings): boolean =>
  lost.length + duplicates.length + other.length === 0;

const secondsSince = (from: number): number => (performance.now() - from) / 1000;

/** Kills, repairs and checks, until the rounds are over or something is found. */
export async function runTorture({ program, rounds, seed, say, isStopped }: TortureRun): Promise<TortureReport> {
  const began = performance.now();
  const scene = await openScene(program, seed);
  const { place, line, tills, listener } = scene;
  const random = seededRandom(seed);
  const kills = new Map<Kill, number>();
  let entries: readonly Entry[] = [];
  let findings: Findings = { lost: [], duplicates: [], other: [] };
  let played = 0;

  const round = async (): Promise<void> => {
    const from = performance.now();
    const kill = await playRound({ place, line, tills, random });
    played += 1;
    kills.set(kill, (kills.get(kill) ?? 0) + 1);
    say(`round ${played}: kill -9 ${kill}, selling again, ${secondsSince(from).toFixed(1)} s`);
  };
  const check = async (): Promise<void> => {
    const from = performance.now();
    await Promise.all(tills.map((till) => till.rest()));
    await line.settle();
    entries = scene.readEntries();
    findings = await checkPlace(place.database, scene.cafeteriaId, { entries, listener });
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
    kills,
    fates: line.fates,
    entries,
    refetches: listener.refetches(),
    seconds: secondsSince(began),
    evidence: isClean(findings) ? null : place.folder,
  };
}
