import { QueryClient } from "@tanstack/react-query";
import { isPassing } from "./failure.ts";

const firstRetry = 1000;
const longestRetry = 16_000;

/** Specification §9: failed fetches go on trying, 1000 × 2^retry ms apart and 16 s at most, while somebody is signed in. */
export function createQueryClient(isSignedIn: () => boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server may well be in the next room: being offline to the world says nothing about it.
        networkMode: "always",
        retry: (_, error) => isSignedIn() && isPassing(error),
        retryDelay: (retry) => Math.min(longestRetry, firstRetry * 2 ** retry),
        staleTime: 60_000,
      },
      mutations: { networkMode: "always" },
    },
  });
}
