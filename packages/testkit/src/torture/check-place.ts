import { auditBooks } from "@cantina/server/audit";
import type { ServerDatabase } from "@cantina/server/http";

import { readBooked } from "./booked.queries.ts";
import type { HistoryRead } from "./call-history.ts";
import { callsOf } from "./calls-of.ts";
import { checkHistory } from "./check-history.ts";
import type { TortureGoods } from "./goods.ts";
import type { Entry } from "./journal.ts";
import { judge } from "./judge.ts";
import type { Listener } from "./listener.ts";
import { readDeskFaults } from "./desk-faults.queries.ts";
import { readBelowFloor, readMisdated, readStored } from "./stored.queries.ts";
import { waitUntil } from "./wait-until.ts";

export type Findings = {
  readonly lost: readonly string[];
  readonly duplicates: readonly string[];
  /** What the history of calls and reads says against the books, apart from what the server says of itself. */
  readonly history: readonly string[];
  /** Everything else that is not as it must be. */
  readonly other: readonly string[];
};

/** A try that hung as the server died, which the kit gives up after 15 s, the feed's longest pause after it (64 s), and the next one. */
const catchUpPatienceMs = 100_000;

async function missedNews(listener: Listener): Promise<readonly string[]> {
  let missing: readonly string[] | undefined;
  try {
    await waitUntil(
      async () => {
        missing = await listener.missing();
        return missing?.length === 0;
      },
      "",
      catchUpPatienceMs,
    );
    return [];
  } catch {
    return missing?.map((name) => `the listener was not told: ${name}`) ?? ["the listener did not link again"];
  }
}

type Witnesses = {
  readonly entries: readonly Entry[];
  readonly listener: Listener;
  readonly goods: TortureGoods;
  readonly reads: readonly HistoryRead[];
  readonly opening: ReadonlyMap<string, number>;
  /** When the run began, by the database. */
  readonly since: string;
  readonly answersOf: (key: string) => readonly string[];
};

/** Looks at everything while the tills rest. */
export async function checkPlace(
  database: ServerDatabase,
  { entries, listener, goods, reads, opening, since, answersOf }: Witnesses,
): Promise<Findings> {
  const { cafeteriaId } = goods;
  const { lost, duplicates, strange } = judge(entries, await readStored(database.query, cafeteriaId));
  const wishes = new Map(entries.map(({ key, wish }) => [key, wish]));
  const booked = await readBooked(database.query, cafeteriaId, (key) => wishes.get(key));
  const history = checkHistory({ calls: callsOf(entries, goods, answersOf), reads, booked, opening });
  const { discrepancies } = await auditBooks(database.kysely);
  return {
    lost,
    duplicates,
    history,
    other: [
      ...strange,
      ...discrepancies.map(({ kind, id, expected, found }) => `audit: ${kind} ${id}: ${expected}, not ${found}`),
      ...(await readDeskFaults(database.query, cafeteriaId, entries)),
      ...(await readBelowFloor(database.query)).map((name) => `below its floor: ${name}`),
      ...(await readMisdated(database.query, cafeteriaId, since)).map(
        (name) => `dated when it can't have been: ${name}`,
      ),
      ...(await missedNews(listener)),
    ],
  };
}
