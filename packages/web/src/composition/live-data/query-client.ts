import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { QueryRefusal, isPassing } from "../../failures/failure.ts";
import { queryKeys } from "./queries.ts";

const firstRetry = 1000;
const longestRetry = 16_000;
/** A server may remember for 2 s that a function was off which is on by now. */
const triesOfFeature = 2;

const isFeatureOff = (error: unknown): boolean =>
  error instanceof QueryRefusal && error.failure.code === "FEATURE_DISABLED";

/** Specification §9: failed fetches go on trying, 1000 × 2^retry ms apart and 16 s at most, while somebody is signed in. */
export function createQueryClient(isSignedIn: () => boolean): QueryClient {
  /** Somebody has switched a function off: the screen learns which by reading the cafeteria again. */
  const lookAtFeatures = (error: unknown): void => {
    if (isFeatureOff(error)) void client.invalidateQueries({ queryKey: queryKeys.cafeteria });
  };
  const client = new QueryClient({
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
