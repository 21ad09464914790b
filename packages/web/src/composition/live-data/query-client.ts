import {
  type InferDataFromTag,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
  type SetDataOptions,
  type Updater,
} from "@tanstack/react-query";
import { QueryRefusal, isPassing } from "../../failures/failure.ts";
import { queryKeys } from "./queries.ts";

const firstRetry = 1000;
const longestRetry = 16_000;
/** A server may remember for 2 s that a function was off which is on by now. */
const triesOfFeature = 2;

const isFeatureOff = (error: unknown): boolean =>
  error instanceof QueryRefusal && error.failure.code === "FEATURE_DISABLED";

/** A change asks again what is shown, unless it was never answered before. */
const isAskedAgain = (query: Query): boolean => query.isActive() && query.state.data !== undefined;

/**
 * An answer under way may be older than the change that is told of meanwhile. TanStack Query takes it for fresh, when it
 * is the first one or nobody looks at it; here it is stale as soon as it has come.
 */
class QueryClientOfNews extends QueryClient {
  readonly #overtaken = new WeakSet<Query>();

  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const underWay = this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
    for (const query of underWay) if (!isAskedAgain(query)) void this.#askAfter(query);
    return super.invalidateQueries(filters, options);
  }

  /**
   * Nothing is read by it: the rest of a list stays as old, and as stale, as it was. TanStack Query takes all of it for
   * read now.
   */
  override setQueryData<Read = unknown, Key extends QueryKey = QueryKey, Data = InferDataFromTag<Read, Key>>(
    queryKey: Key,
    updater: Updater<InferDataFromTag<Read, Key> | undefined, Data | undefined>,
    options?: SetDataOptions,
  ): Data | undefined {
    const before = this.getQueryState(queryKey);
    const readAt = before?.data === undefined ? {} : { updatedAt: before.dataUpdatedAt };
    const shown = super.setQueryData<Read, Key, Data>(queryKey, updater, { ...readAt, ...options });
    if (before?.isInvalidated === true) this.getQueryCache().find({ queryKey })?.invalidate();
    return shown;
  }

  async #askAfter(query: Query): Promise<void> {
    if (this.#overtaken.has(query)) return;
    this.#overtaken.add(query);
    // One that fails is asked again anyway.
    await query.promise?.catch(() => undefined);
    this.#overtaken.delete(query);
    await super.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** Specification §9: failed fetches go on trying, 1000 × 2^retry ms apart and 16 s at most, while somebody is signed in. */
export function createQueryClient(isSignedIn: () => boolean): QueryClient {
  /** Somebody has switched a function off: the screen learns which by reading the cafeteria again. */
  const lookAtFeatures = (error: unknown): void => {
    if (isFeatureOff(error)) void client.invalidateQueries({ queryKey: queryKeys.cafeteria });
  };
  const client = new QueryClientOfNews({
    queryCache: new QueryCache({ onError: lookAtFeatures }),
    mutationCache: new MutationCache({ onError: lookAtFeatures }),
    defaultOptions: {
      queries: {
        // The server may well be in the next room: being offline to the world says nothing about it.
        networkMode: "always",
        retry: (retries, error) =>
          isSignedIn() && (isPassing(error) || (isFeatureOff(error) && retries < triesOfFeature)),
        retryDelay: (retry) => Math.min(longestRetry, firstRetry * 2 ** retry),
        staleTime: 60_000,
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}
