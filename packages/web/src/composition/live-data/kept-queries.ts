import type { SnapshotPart, SnapshotStore } from "@cantina/adapters/offline";
import { type DehydratedState, type QueryClient, dehydrate, hashKey, hydrate } from "@tanstack/react-query";
import { queryKeys } from "./queries.ts";

/** What a till needs to sell when it opens without the server, and what a count of the inventory counts. */
const partOf: ReadonlyMap<string, SnapshotPart> = new Map(
  (
    [
      [queryKeys.products, "first"],
      [queryKeys.categories, "first"],
      [queryKeys.discountCategories, "first"],
      [queryKeys.cafeteria, "first"],
      [queryKeys.register, "first"],
      // Thousands of diners take a while to read and to sort; the cards don't wait for them. SALE-104
      [queryKeys.clients, "rest"],
      [queryKeys.consumables, "rest"],
      [queryKeys.suppliers, "rest"],
    ] as const
  ).map(([key, part]) => [hashKey(key), part]),
);

const pause = 1_000;

type Kept = DehydratedState["queries"];

const isState = (snapshot: unknown): snapshot is { readonly queries: Kept } =>
  typeof snapshot === "object" && snapshot !== null && "queries" in snapshot && Array.isArray(snapshot.queries);

const keptOf = (queries: QueryClient, part: SnapshotPart): Kept =>
  dehydrate(queries, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ queryHash, state }) => state.status === "success" && partOf.get(queryHash) === part,
  }).queries;

export type QueryKeeper = {
  /** Takes what was kept into the queries that know nothing by then. */
  readonly take: (part: SnapshotPart) => Promise<void>;
  /** Now, where what changed must survive a reload in the next moment. */
  readonly save: () => void;
  readonly stop: () => void;
};

/** Keeps what is read from now on, beside what was kept before. Nothing of it is newer than it says. */
export function keepQueries(queries: QueryClient, snapshots: SnapshotStore): QueryKeeper {
  const kept = new Map<string, Kept[number]>();
  const changed = new Set<SnapshotPart>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const load = async (part: SnapshotPart): Promise<void> => {
    // A device that can't give it back starts with nothing, as on the first day.
    const snapshot = await snapshots.load(part).catch(() => null);
    if (isStopped || !isState(snapshot)) return;
    for (const query of snapshot.queries) kept.set(query.queryHash, query);
    // By their times the older one would be left out, and a device's clock may have been set back since.
    const unknown = snapshot.queries.filter(({ queryKey }) => queries.getQueryData(queryKey) === undefined);
    hydrate(queries, { queries: unknown, mutations: [] });
  };
  const loads = new Map<SnapshotPart, Promise<void>>();
  const take = (part: SnapshotPart): Promise<void> => {
    const loading = loads.get(part) ?? load(part);
    loads.set(part, loading);
    return loading;
  };

  const saveOne = async (part: SnapshotPart): Promise<void> => {
    // Or what was kept of others would be lost to one that is read sooner.
    await take(part);
    if (isStopped) return;
    // What no screen shows any more leaves the cache, but not the device.
    for (const query of keptOf(queries, part)) kept.set(query.queryHash, query);
    const all = [...kept.values()].filter(({ queryHash }) => partOf.get(queryHash) === part);
    await snapshots.save(part, { queries: all });
  };
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // A device that can't keep it sells all the same while the page stays open.
    for (const part of changed) void saveOne(part).catch(() => null);
    changed.clear();
  };
  const stopWatching = queries.getQueryCache().subscribe((event) => {
    if (isStopped || event.type !== "updated" || event.action.type !== "success") return;
    const part = partOf.get(event.query.queryHash);
    if (part === undefined) return;
    changed.add(part);
    timer ??= setTimeout(save, pause);
  });
  return {
    take,
    save,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      stopWatching();
    },
  };
}
