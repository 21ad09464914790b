import type { Result } from "@cantina/domain/kernel";
import { type QueryKey, type UseQueryOptions, queryOptions } from "@tanstack/react-query";
import { type ApiFailure, orReject } from "../../failures/failure.ts";

type Reading<T> = (request: object, options: { readonly signal: AbortSignal }) => Promise<Result<T, ApiFailure>>;
type When<T> = Pick<UseQueryOptions<T>, "enabled" | "refetchInterval" | "refetchOnMount" | "select" | "staleTime">;

/** Asks one call that needs to be told nothing. */
export const plainQuery = <T>(queryKey: QueryKey, read: Reading<T>, when: When<T> = {}) =>
  queryOptions<T>({ ...when, queryKey, queryFn: ({ signal }) => orReject(read({}, { signal })) });
