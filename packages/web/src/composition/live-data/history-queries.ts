import { cashReportEndpoints } from "@cantina/contract/cash-register";
import type { DataOf, RequestOf } from "@cantina/contract/endpoint";
import { transactionEndpoints } from "@cantina/contract/transactions";
import { historyPageSize } from "@cantina/domain/transactions";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { queryKeys } from "./queries.ts";
import { callsOf } from "./calls-of.ts";
import { askedQuery } from "./plain-query.ts";
import { readPage } from "./read-page.ts";
import type { Sources } from "./sources.ts";
import { typed } from "../device/index.ts";

export type HistoryQuery = RequestOf<typeof transactionEndpoints.listTransactions>["query"];
export type Refunded = DataOf<typeof transactionEndpoints.refundUnits>;
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
  askedQuery(transactionCalls(sources).listSellers, {}, { enabled: isWanted });

export const historyDinersQuery = (sources: Sources, isWanted: boolean) =>
  askedQuery(transactionCalls(sources).listHistoryDiners, {}, { enabled: isWanted });

/** Likewise. */
export const cashReportCalls = (sources: Sources) => callsOf(sources, cashReportEndpoints);

export const intervalsQuery = (sources: Sources, query: IntervalQuery | null) =>
  queryOptions({
    queryKey: [...queryKeys.cashIntervals, query],
    queryFn: ({ signal }) =>
      query === null ? [] : orReject(cashReportCalls(sources).listCashIntervals({ query }, { signal })),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
