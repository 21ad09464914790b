import type { Calls } from "@cantina/adapters/http";
import type { DataOf } from "@cantina/contract/endpoint";
import { consumableEndpoints, supplierEndpoints } from "@cantina/contract/inventory";
import type { ConsumableId } from "@cantina/domain/inventory";
import { askedQuery, plainQuery, queryKeys } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

const endpoints = { ...consumableEndpoints, ...supplierEndpoints };

export type InventoryCalls = Calls<typeof endpoints>;
export type ConsumableDetail = DataOf<typeof consumableEndpoints.readConsumable>;

/** Its code comes with the screen that uses it. */
export const useInventoryCalls = (): InventoryCalls => useCalls(endpoints);

/** Kept level by the hub. */
export const consumablesQuery = ({ listConsumables }: InventoryCalls) =>
  plainQuery(queryKeys.consumables, listConsumables);

export const suppliersQuery = ({ listSuppliers }: InventoryCalls) => plainQuery(queryKeys.suppliers, listSuppliers);

/** What is made of it, read anew before it is deleted. */
export const consumableDetailQuery = ({ readConsumable }: InventoryCalls, consumableId: ConsumableId) =>
  askedQuery(readConsumable, { params: { consumableId } }, { staleTime: 0, gcTime: 0 });
