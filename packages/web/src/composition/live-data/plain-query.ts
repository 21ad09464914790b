import type { Result } from "@cantina/domain/kernel";
import { type QueryKey, type UseQueryOptions, queryOptions } from "@tanstack/react-query";
import { type ApiFailure, orReject } from "../../failures/failure.ts";

type Reading<Request, T> = (
  request: Request,
  options: { readonly signal: AbortSignal },
) => Promise<Result<T, ApiFailure>>;
type When<T> = Pick<
  UseQueryOptions<T>,
  "enabled" | "gcTime" | "refetchInterval" | "refetchOnMount" | "refetchOnWindowFocus" | "select" | "staleTime"
>;

/** Asks one call that needs to be told nothing. */
export const plainQuery = <T>(queryKey: QueryKey, read: Reading<object, T>, when: When<T> = {}) =>
  queryOptions<T>({ ...when, queryKey, queryFn: ({ signal }) => orReject(read({}, { signal })) });

/** Asks a call what a request says; known by the call's name, it needs no key of its own unless a change makes it stale. */
export const askedQuery = <Request extends object, T>(
  read: Reading<Request, T>,
  request: Request,
  when: When<T> = {},
) =>
  queryOptions<T>({
    ...when,
    queryKey: [read.name, request],
    queryFn: ({ signal }) => orReject(read(request, { signal })),
  });
