import type { Calls } from "@cantina/adapters/http";
import type { DataOf } from "@cantina/contract/endpoint";
import { stockEndpoints } from "@cantina/contract/stock";
import type { LocalDate, ProductId } from "@cantina/domain/kernel";
import type { StockReportQuestion } from "@cantina/domain/stock";
import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { plainQuery, queryKeys, readPage } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

export type StockCalls = Calls<typeof stockEndpoints>;
export type DailyStock = DataOf<typeof stockEndpoints.listDailyStocks>[number];
export type StockRecord = DataOf<typeof stockEndpoints.createStockRecord>;

/** Its code comes with the screen that uses it. */
export const useStockCalls = (): StockCalls => useCalls(stockEndpoints);

export const dailyStocksQuery = ({ listDailyStocks }: StockCalls) => plainQuery(queryKeys.dailyStocks, listDailyStocks);

export const stockRecordPageSize = 10;

export type RecordQuestion = {
  readonly productId: ProductId;
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
};

export const stockRecordsQuery = (
  { listStockRecords }: StockCalls,
  { productId, from, until }: RecordQuestion,
  page: number,
) =>
  queryOptions({
    queryKey: [...queryKeys.stockRecords, productId, from, until, page],
    queryFn: ({ signal }) =>
      readPage({ offset: page * stockRecordPageSize, limit: stockRecordPageSize }, (paging) =>
        orReject(
          listStockRecords(
            { query: { ...paging, productId, ...(from !== null && { from }), ...(until !== null && { until }) } },
            { signal },
          ),
        ),
      ),
    placeholderData: keepPreviousData,
  });

/** Of the moment when it was asked for; null: nothing is asked. */
export const stockReportQuery = ({ readStockReport }: StockCalls, question: StockReportQuestion | null) =>
  queryOptions({
    queryKey: [readStockReport.name, question],
    queryFn: question === null ? skipToken : ({ signal }) => orReject(readStockReport({ query: question }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export type ResolvedShortage = DataOf<typeof stockEndpoints.listResolvedShortages>[number];

export const resolvedShortagePageSize = 5;

/** Under the key of those that are open: what resolves one changes both. */
export const resolvedShortagesQuery = ({ listResolvedShortages }: StockCalls, page: number) =>
  queryOptions({
    queryKey: [...queryKeys.shortages, "resolved", page],
    queryFn: ({ signal }) =>
      readPage({ offset: page * resolvedShortagePageSize, limit: resolvedShortagePageSize }, (paging) =>
        orReject(listResolvedShortages({ query: paging }, { signal })),
      ),
    placeholderData: keepPreviousData,
  });
