import { type InventoryDesk, httpInventory } from "@cantina/adapters/http";
import { type ConsumableId } from "@cantina/domain/inventory";
import { queryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import { useWorkplace } from "./workplace-context.ts";

export type { ConsumableDetail } from "@cantina/adapters/http";

/** Its code comes with the screen that uses it. */
export function useInventoryDesk(): InventoryDesk {
  const { client, sources } = useWorkplace();
  return useMemo(() => httpInventory(client, sources.cafeteriaId), [client, sources.cafeteriaId]);
}

/** Kept level by the hub. */
export const consumablesQuery = (desk: InventoryDesk) =>
  queryOptions({
    queryKey: queryKeys.consumables,
    queryFn: ({ signal }) => orReject(desk.listConsumables(signal)),
  });

export const suppliersQuery = (desk: InventoryDesk) =>
  queryOptions({
    queryKey: queryKeys.suppliers,
    queryFn: ({ signal }) => orReject(desk.listSuppliers(signal)),
  });

/** What is made of it, read anew before it is deleted. */
export const consumableDetailQuery = (desk: InventoryDesk, consumableId: ConsumableId) =>
  queryOptions({
    queryKey: [...queryKeys.consumableDetail, consumableId],
    queryFn: ({ signal }) => orReject(desk.readConsumable(consumableId, signal)),
    staleTime: 0,
    gcTime: 0,
  });
