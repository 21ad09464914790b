import { cashReportEndpoints } from "@cantina/contract/cash-register";
import type { DataOf, RequestOf } from "@cantina/contract/endpoint";
import { transactionEndpoints } from "@cantina/contract/transactions";
import type { LocalDate } from "@cantina/domain/kernel";
import { historyPageSize } from "@cantina/domain/transactions";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { queryKeys } from "./queries.ts";
import { callsOf } from "./calls-of.ts";
import { readPage } from "./read-page.ts";
import type { Sources } from "./sources.ts";
import { typed } from "../device/index.ts";

export type HistoryQuery = RequestOf<typeof transactionEndpoints.listTransactions>["query"];
export type Seller = DataOf<typeof transactionEndpoints.listSellers>[number];
export type HistoryDiner = DataOf<typeof transactionEndpoints.listHistoryDiners>[number];
export type CashInterval = DataOf<typeof cashReportEndpoints.listCashIntervals>[number];
export type IntervalQuery = RequestOf<typeof cashReportEndpoints.listCashIntervals>["query"];

/** Its code comes with the screens that use it. */
export const transactionCalls = (sources: Sources) => callsOf(sources, transactionEndpoints);

export const historyQuery = (sources: Sources, query: HistoryQuery, page: number) =>
  queryOptions({
    queryKey: [...queryKeys.history, query, page],
    queryFn: async ({ signal }) => {
      if (query.search !== undefined) await typed(signal);
      return readPage({ offset: page * historyPageSize, limit: historyPageSize }, (paging) =>
        orReject(transactionCalls(sources).listTransactions({ query: { ...query, ...paging } }, { signal })),
      );
    },
    placeholderData: keepPreviousData,
  });

/** What the whole result adds up to; it comes after its page, and turning the page doesn't ask again. */
export const historySumQuery = (sources: Sources, query: HistoryQuery) =>
  queryOptions({
    queryKey: [...queryKeys.history, "sum", query],
    queryFn: async ({ signal }) => {
      if (query.search !== undefined) await typed(signal);
      return orReject(transactionCalls(sources).sumTransactions({ query }, { signal }));
    },
    placeholderData: keepPreviousData,
  });

export const sellersQuery = (sources: Sources, isWanted = true) =>
  queryOptions({
    queryKey: queryKeys.sellers,
    queryFn: ({ signal }) => orReject(transactionCalls(sources).listSellers({}, { signal })),
    enabled: isWanted,
  });

export const historyDinersQuery = (sources: Sources, isWanted: boolean) =>
  queryOptions({
    queryKey: queryKeys.historyDiners,
    queryFn: ({ signal }) => orReject(transactionCalls(sources).listHistoryDiners({}, { signal })),
    enabled: isWanted,
  });

export const intervalsQuery = (sources: Sources, query: IntervalQuery | null) =>
  queryOptions({
    queryKey: [...queryKeys.cashIntervals, query],
    queryFn: ({ signal }) =>
      query === null ? [] : orReject(callsOf(sources, cashReportEndpoints).listCashIntervals({ query }, { signal })),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });

export const branchReportQuery = (sources: Sources, day: LocalDate | null) =>
  queryOptions({
    queryKey: [...queryKeys.branchReport, day],
    queryFn: ({ signal }) =>
      day === null
        ? []
        : orReject(callsOf(sources, cashReportEndpoints).readBranchReport({ query: { dateTime: day } }, { signal })),
    enabled: day !== null,
    // A report is of the moment when it was asked for, and whoever asks again gets another one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
