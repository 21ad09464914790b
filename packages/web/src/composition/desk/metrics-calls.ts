import type { Calls } from "@cantina/adapters/http";
import type { DataOf, RequestOf } from "@cantina/contract/endpoint";
import { metricsEndpoints } from "@cantina/contract/metrics";
import { reviewEndpoints } from "@cantina/contract/reviews";
import type { Result } from "@cantina/domain/kernel";
import type { MetricsFilter } from "@cantina/domain/metrics";
import { keepPreviousData, queryOptions, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { type ApiFailure, orReject } from "../../failures/failure.ts";
import { cafeteriaQuery, callsOf, queryKeys } from "../live-data/index.ts";
import { type Workplace, useCalls } from "../workplace/index.ts";

type MetricsCalls = Calls<typeof metricsEndpoints>;
type ReviewCalls = Calls<typeof reviewEndpoints>;

/** Their code comes with the screen that uses them. */
export const useMetricsCalls = (): MetricsCalls => useCalls(metricsEndpoints);
export const useReviewCalls = (): ReviewCalls => useCalls(reviewEndpoints);

export type ReviewReport = DataOf<typeof reviewEndpoints.readReviewReport>;
export type ReviewQuestion = Omit<RequestOf<typeof reviewEndpoints.readReviewReport>["query"], "offset" | "limit">;

type Reading<T> = (
  request: { readonly query: MetricsFilter },
  options: { readonly signal: AbortSignal },
) => Promise<Result<T, ApiFailure>>;

/** One of the answers, of which each feeds its own cards; the former one is shown until it is there. */
export const metricQuery = <T>(read: Reading<T>, filter: MetricsFilter) =>
  queryOptions({
    queryKey: [...queryKeys.metrics, read.name, filter],
    queryFn: ({ signal }) => orReject(read({ query: filter }, { signal })),
    placeholderData: keepPreviousData,
  });

/** What the key figures show, asked before their screen is there. */
export async function askKeyFigures({ queries, sources }: Workplace, asked: MetricsFilter): Promise<void> {
  const { readBalanceChargeKpi, readOrderKpi, readSecondaryKpis } = callsOf(sources, metricsEndpoints);
  await Promise.all([
    queries.prefetchQuery(cafeteriaQuery(sources)),
    queries.prefetchQuery(metricQuery(readBalanceChargeKpi, asked)),
    queries.prefetchQuery(metricQuery(readOrderKpi, asked)),
    queries.prefetchQuery(metricQuery(readSecondaryKpis, asked)),
  ]);
}

/** One page of them. */
export const reviewsQuery = (
  { readReviewReport }: ReviewCalls,
  question: ReviewQuestion,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) =>
  queryOptions({
    queryKey: [...queryKeys.metrics, "reviews", question, page, pageSize],
    queryFn: ({ signal }) =>
      orReject(readReviewReport({ query: { ...question, offset: page * pageSize, limit: pageSize } }, { signal })),
    placeholderData: keepPreviousData,
  });

/** Reads all that is shown of them again. */
export function useMetricsReload(): { readonly isReloading: boolean; readonly reload: () => void } {
  const queries = useQueryClient();
  const isReloading = useIsFetching({ queryKey: queryKeys.metrics }) > 0;
  return { isReloading, reload: () => void queries.invalidateQueries({ queryKey: queryKeys.metrics }) };
}
