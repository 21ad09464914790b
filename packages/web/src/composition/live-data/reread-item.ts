import { CancelledError, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Result } from "@cantina/domain/kernel";
import { type ApiFailure, QueryRefusal, orReject } from "../../failures/failure.ts";

type Identified = { readonly id: string };

export type ListItem<T extends Identified> = {
  readonly listKey: readonly [string];
  readonly id: string;
  readonly read: (signal: AbortSignal) => Promise<Result<T, ApiFailure>>;
};

/** Asks again for what is being read: the answer may be older than a change, and would undo it when it arrives. */
function rereadUnderWay(queries: QueryClient, queryKey: QueryKey): boolean {
  const isUnderWay = queries.isFetching({ queryKey, exact: true }) > 0;
  if (isUnderWay) void queries.invalidateQueries({ queryKey, exact: true });
  return isUnderWay;
}

/** Shows a change of which the tab knows by itself, whatever is being read meanwhile. */
export function showChange<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  next: (shown: T | undefined) => T | undefined,
): void {
  queries.setQueryData<T>(queryKey, next);
  rereadUnderWay(queries, queryKey);
}

export function dropItem(queries: QueryClient, listKey: readonly [string], id: string): void {
  // Its answer would bring it back.
  void queries.cancelQueries({ queryKey: [...listKey, id] });
  showChange<readonly Identified[]>(queries, listKey, (list) => list?.filter((item) => item.id !== id));
}

function putItem<T extends Identified>(list: readonly T[] | undefined, item: T): readonly T[] | undefined {
  if (list === undefined) return undefined;
  return list.some(({ id }) => id === item.id)
    ? list.map((known) => (known.id === item.id ? item : known))
    : [...list, item];
}

/** Reads one item of a list again, where reading all of a long list for each sale of any till would be too much. */
export async function rereadItem<T extends Identified>(queries: QueryClient, item: ListItem<T>): Promise<void> {
  const { listKey, id, read } = item;
  if (rereadUnderWay(queries, listKey) || queries.getQueryData(listKey) === undefined) return;
  const queryKey = [...listKey, id];
  const listReadAt = () => queries.getQueryState(listKey)?.dataUpdatedAt;
  const formerRead = listReadAt();
  await queries.cancelQueries({ queryKey });
  try {
    const fresh = await queries.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => orReject(read(signal)),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    });
    // A list that was read meanwhile knows of the change, and may know of later ones.
    if (listReadAt() === formerRead) showChange<readonly T[]>(queries, listKey, (list) => putItem(list, fresh));
  } catch (cause) {
    // A later change of the same item reads it again, or took it away.
    if (cause instanceof CancelledError) return;
    if (cause instanceof QueryRefusal && cause.failure.code === "NOT_FOUND") dropItem(queries, listKey, id);
    else await queries.invalidateQueries({ queryKey: listKey, exact: true });
  }
}
