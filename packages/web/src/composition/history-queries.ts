import type { LocalDate } from "@cantina/domain/kernel";
import { historyPageSize } from "@cantina/domain/transactions";
import { type IntervalQuery, httpCashReports, httpTransactions } from "@cantina/adapters/http";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import type { HistoryQuery, Sources } from "./sources.ts";
import { typed } from "./typed.ts";

/** Its code comes with the screens that use it. */
export const transactionsOf = ({ client, cafeteriaId }: Sources) => httpTransactions(client, cafeteriaId);

export const historyQuery = (sources: Sources, query: HistoryQuery, page: number) =>
  queryOptions({
    queryKey: [...queryKeys.history, query, page],
    queryFn: async ({ signal }) => {
      if (query.search !== undefined) await typed(signal);
      const paging = { offset: page * historyPageSize, limit: historyPageSize };
      return orReject(transactionsOf(sources).listHistory({ ...query, ...paging }, signal));
    },
    placeholderData: keepPreviousData,
  });

export const sellersQuery = (sources: Sources, isWanted = true) =>
  queryOptions({
    queryKey: queryKeys.sellers,
    queryFn: ({ signal }) => orReject(transactionsOf(sources).listSellers(signal)),
    enabled: isWanted,
  });

export const historyDinersQuery = (sources: Sources, isWanted: boolean) =>
  queryOptions({
    queryKey: queryKeys.historyDiners,
    queryFn: ({ signal }) => orReject(transactionsOf(sources).listDiners(signal)),
    enabled: isWanted,
  });

export const intervalsQuery = ({ client, cafeteriaId }: Sources, query: IntervalQuery | null) =>
  queryOptions({
    queryKey: [...queryKeys.cashIntervals, query],
    queryFn: ({ signal }) =>
      query === null ? [] : orReject(httpCashReports(client, cafeteriaId).listIntervals(query, signal)),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });

export const branchReportQuery = ({ client, cafeteriaId }: Sources, day: LocalDate | null) =>
  queryOptions({
    queryKey: [...queryKeys.branchReport, day],
    queryFn: ({ signal }) =>
      day === null ? [] : orReject(httpCashReports(client, cafeteriaId).readBranchReport(day, signal)),
    enabled: day !== null,
    // A report is of the moment when it was asked for.
    staleTime: Number.POSITIVE_INFINITY,
  });
