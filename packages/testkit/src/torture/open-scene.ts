import { join } from "node:path";

import { type AccountReader, startAccountReader } from "./account-reader.ts";
import { fillPlace } from "./fill-place.ts";
import type { TortureGoods } from "./goods.ts";
import { type Entry, readJournal } from "./journal.ts";
import { type Listener, startListener } from "./listener.ts";
import { type TorturePlace, openPlace } from "./open-place.ts";
import { type RoughLine, startRoughLine } from "./rough-line.ts";
import { lastEventNumber, readDatabaseTime, readEventsAfter, readHoldings } from "./stored.queries.ts";
import { type TillProcess, startTill } from "./till-process.ts";

export type TortureScene = {
  readonly place: TorturePlace;
  readonly goods: TortureGoods;
  readonly reader: AccountReader;
  /** What accounts and stocks held before the tills began. */
  readonly opening: ReadonlyMap<string, number>;
  /** The database's time then. */
  readonly began: string;
  readonly line: RoughLine;
  readonly listener: Listener;
  readonly tills: readonly TillProcess[];
  readonly readEntries: () => readonly Entry[];
  /** Ends every process; with `keep` journals, log and database stay. */
  readonly close: (keep: boolean) => Promise<void>;
};

const tillCount = 3;
const loopsPerTill = 2;

type Open = { readonly program: string; readonly seed: number; readonly place: TorturePlace; readonly line: RoughLine };

async function fillScene({ program, seed, place, line }: Open): Promise<TortureScene> {
  const { database, folder } = place;
  const began = await readDatabaseTime(database.query);
  const { goods, sellers, watcherToken } = await fillPlace(database, tillCount);
  const { cafeteriaId } = goods;
  const listener = startListener({
    url: line.url,
    token: watcherToken,
    readLastNumber: () => lastEventNumber(database.query, cafeteriaId),
    readEventsAfter: (seq) => readEventsAfter(database.query, cafeteriaId, seq),
  });
  const loops = sellers.map((seller, till) =>
    Array.from({ length: loopsPerTill }, (_, loop) => ({
      url: line.url,
      goods,
      seller,
      journal: join(folder, `till-${till}-${loop}.jsonl`),
      seed: seed * 1_000_003 + till * 101 + loop * 7,
    })),
  );
  const opening = await readHoldings(database.query, cafeteriaId);
  const reader = startAccountReader({ url: line.url, token: watcherToken, goods, seed: seed + 7 });
  const tills = loops.map((one) => startTill(program, one));
  return {
    place,
    goods,
    reader,
    opening,
    began,
    line,
    listener,
    tills,
    readEntries: () => loops.flat().flatMap(({ journal }) => readJournal(journal)),
    close: async (keep) => {
      for (const till of tills) till.close();
      await reader.stop();
      // First: over a line that has fallen silent the listener would wait for a goodbye.
      await line.close();
      listener.stop();
      await place.close(keep);
    },
  };
}

/** The product, a canteen in it, tills that sell over a rough line, and a screen that listens. */
export async function openScene(program: string, seed: number, hasSmallDisk: boolean): Promise<TortureScene> {
  const place = await openPlace(program, hasSmallDisk);
  const line = await startRoughLine(seed);
  line.aim(place.server().port);
  try {
    return await fillScene({ program, seed, place, line });
  } catch (error) {
    await line.close();
    await place.close(false);
    throw error;
  }
}
