import type { Calls } from "@cantina/adapters/http";
import type { DataOf } from "@cantina/contract/endpoint";
import {
  consumableEndpoints,
  movementEndpoints,
  supplierEndpoints,
  varianceEndpoints,
} from "@cantina/contract/inventory";
import type { ConsumableId, MovementReason, MovementType } from "@cantina/domain/inventory";
import type { LocalDate } from "@cantina/domain/kernel";
import type { Days, Flow } from "@cantina/domain/variance";
import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { askedQuery, plainQuery, queryKeys, readPage } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

const endpoints = { ...consumableEndpoints, ...supplierEndpoints, ...movementEndpoints, ...varianceEndpoints };

export type InventoryCalls = Calls<typeof endpoints>;
export type ConsumableDetail = DataOf<typeof consumableEndpoints.readConsumable>;
/** With what was paid for it. */
export type PantryConsumable = DataOf<typeof consumableEndpoints.listConsumables>[number];
export type ReservedInventory = DataOf<typeof movementEndpoints.listReservedInventory>[number];
export type ConsumableVariance = DataOf<typeof varianceEndpoints.readInventoryVariance>[number];
export type InventoryMovement = DataOf<typeof movementEndpoints.moveConsumables>[number];

/** Its code comes with the screen that uses it. */
export const useInventoryCalls = (): InventoryCalls => useCalls(endpoints);

/** Kept level by the hub. */
export const consumablesQuery = ({ listConsumables }: InventoryCalls) =>
  plainQuery(queryKeys.consumables, listConsumables);

export const suppliersQuery = ({ listSuppliers }: InventoryCalls) => plainQuery(queryKeys.suppliers, listSuppliers);

export const reservedInventoryQuery = ({ listReservedInventory }: InventoryCalls) =>
  plainQuery(queryKeys.reservedInventory, listReservedInventory);

/** What is made of it, read anew before it is deleted. */
export const consumableDetailQuery = ({ readConsumable }: InventoryCalls, consumableId: ConsumableId) =>
  askedQuery(readConsumable, { params: { consumableId } }, { staleTime: 0, gcTime: 0 });

/** Specification §9. */
export const movementPageSize = 10;

/** null: whatever it is. */
export type MovementQuestion = {
  readonly consumableId: ConsumableId | null;
  readonly type: MovementType | null;
  readonly reason: MovementReason | null;
  readonly flow: Flow | null;
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
};

type Paging = { readonly offset: number; readonly limit: number };

/** The newest first. */
export const readMovements = (
  { listInventoryMovements }: InventoryCalls,
  { consumableId, type, reason, flow, from, until }: MovementQuestion,
  paging: Paging,
  signal: AbortSignal,
) =>
  orReject(
    listInventoryMovements(
      {
        query: {
          ...paging,
          ...(consumableId !== null && { consumableId }),
          ...(type !== null && { type }),
          ...(reason !== null && { reason }),
          ...(flow !== null && { flow }),
          ...(from !== null && { from }),
          ...(until !== null && { until }),
        },
      },
      { signal },
    ),
  );

export const movementsQuery = (calls: InventoryCalls, question: MovementQuestion, page: number) =>
  queryOptions({
    queryKey: [...queryKeys.inventoryMovements, question, page],
    queryFn: ({ signal }) =>
      readPage({ offset: page * movementPageSize, limit: movementPageSize }, (paging) =>
        readMovements(calls, question, paging, signal),
      ),
    placeholderData: keepPreviousData,
  });

/** Of the moment when it was asked for; null: nothing is asked. */
export const varianceQuery = ({ readInventoryVariance }: InventoryCalls, question: Days | null) =>
  queryOptions({
    queryKey: [readInventoryVariance.name, question],
    queryFn:
      question === null ? skipToken : ({ signal }) => orReject(readInventoryVariance({ query: question }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
