import type { SnapshotStore } from "@cantina/adapters/offline";
import { type DehydratedState, type QueryClient, dehydrate, hashKey, hydrate } from "@tanstack/react-query";
import { queryKeys } from "./queries.ts";

/** What a till needs to sell when it opens without the server, and what a count of the inventory counts. */
const keptHashes: ReadonlySet<string> = new Set(
  [
    queryKeys.products,
    queryKeys.categories,
    queryKeys.clients,
    queryKeys.discountCategories,
    queryKeys.cafeteria,
    queryKeys.register,
    queryKeys.consumables,
    queryKeys.suppliers,
  ].map((key) => hashKey(key)),
);

const pause = 1_000;

type Kept = DehydratedState["queries"];

const isState = (snapshot: unknown): snapshot is { readonly queries: Kept } =>
  typeof snapshot === "object" && snapshot !== null && "queries" in snapshot && Array.isArray(snapshot.queries);

const keptOf = (queries: QueryClient): Kept =>
  dehydrate(queries, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ queryHash, state }) => state.status === "success" && keptHashes.has(queryHash),
  }).queries;

export type QueryKeeper = {
  /** Now, where what changed must survive a reload in the next moment. */
  readonly save: () => void;
  readonly stop: () => void;
};

/** Begins with what was kept, and keeps what is read from then on. Nothing of it is newer than it says. */
export function keepQueries(queries: QueryClient, snapshots: SnapshotStore, first: unknown): QueryKeeper {
  const kept = new Map<string, Kept[number]>();
  if (isState(first)) {
    for (const query of first.queries) kept.set(query.queryHash, query);
    hydrate(queries, { queries: first.queries, mutations: [] });
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // What no screen shows any more leaves the cache, but not the device.
    for (const query of keptOf(queries)) kept.set(query.queryHash, query);
    // A device that can't keep it sells all the same while the page stays open.
    void snapshots.save({ queries: [...kept.values()] }).catch(() => null);
  };
  const stopWatching = queries.getQueryCache().subscribe((event) => {
    if (isStopped || event.type !== "updated" || event.action.type !== "success") return;
    if (keptHashes.has(event.query.queryHash)) timer ??= setTimeout(save, pause);
  });
  return {
    save,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      stopWatching();
    },
  };
}
