import type { Calls } from "@cantina/adapters/http";
import type { DataOf } from "@cantina/contract/endpoint";
import { movementEndpoints } from "@cantina/contract/inventory";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { plainQuery, queryKeys, readPage } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

const { listLowStock, listLowStockAlerts } = movementEndpoints;
const endpoints = { listLowStock, listLowStockAlerts };

export type LowConsumable = DataOf<typeof listLowStock>[number];
export type LowStockAlert = DataOf<typeof listLowStockAlerts>[number];

export const useLowStockCalls = (): Calls<typeof endpoints> => useCalls(endpoints);

/** Kept level by the hub. */
export const lowStockQuery = (calls: Calls<typeof endpoints>) => plainQuery(queryKeys.lowStock, calls.listLowStock);

export const alertPageSize = 10;

/** The newest first. */
export const alertsQuery = (calls: Calls<typeof endpoints>, page: number) =>
  queryOptions({
    queryKey: [...queryKeys.lowStockAlerts, page],
    queryFn: ({ signal }) =>
      readPage({ offset: page * alertPageSize, limit: alertPageSize }, (query) =>
        orReject(calls.listLowStockAlerts({ query }, { signal })),
      ),
    placeholderData: keepPreviousData,
  });
