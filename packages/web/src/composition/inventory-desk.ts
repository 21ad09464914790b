import { type InventoryDesk, httpInventory } from "@cantina/adapters/http";
import { type ConsumableId } from "@cantina/domain/inventory";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import { rereadAfter } from "./stale.ts";
import { type MoneyCallOptions, useMoneyCall } from "./use-money-call.ts";
import { useWorkplace } from "./workplace-context.ts";

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

/** A change of the inventory; one press is one key. Products may have another version by it. */
export function useInventoryCall<Request, Answer>({ call, onBooked }: MoneyCallOptions<Request, Answer>) {
  const queries = useQueryClient();
  const reread = (): void => void rereadAfter(queries, "consumable", "supplier", "product");
  return useMoneyCall({
    call,
    onBooked: (answer: Answer) => {
      reread();
      onBooked(answer);
    },
    onRefused: reread,
  });
}
