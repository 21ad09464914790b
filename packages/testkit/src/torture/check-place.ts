import { auditBooks } from "@cantina/server/audit";
import type { ServerDatabase } from "@cantina/server/http";

import type { Entry } from "./journal.ts";
import { judge } from "./judge.ts";
import type { Listener } from "./listener.ts";
import { readBelowFloor, readStored } from "./stored.queries.ts";
import { waitUntil } from "./wait-until.ts";

export type Findings = {
  readonly lost: readonly string[];
  readonly duplicates: readonly string[];
  /** Everything else that is not as it must be. */
  readonly other: readonly string[];
};

/** The feed's longest pause between two tries to link, and some seconds. */
const catchUpPatienceMs = 75_000;

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

/** Looks at everything while the tills rest. */
export async function checkPlace(
  database: ServerDatabase,
  cafeteriaId: string,
  { entries, listener }: { readonly entries: readonly Entry[]; readonly listener: Listener },
): Promise<Findings> {
  const { lost, duplicates, strange } = judge(entries, await readStored(database.query, cafeteriaId));
  const { discrepancies } = await auditBooks(database.kysely);
  return {
    lost,
    duplicates,
    other: [
      ...strange,
      ...discrepancies.map(({ kind, id, expected, found }) => `audit: ${kind} ${id}: ${expected}, not ${found}`),
      ...(await readBelowFloor(database.query)).map((name) => `below its floor: ${name}`),
      ...(await missedNews(listener)),
    ],
  };
}
