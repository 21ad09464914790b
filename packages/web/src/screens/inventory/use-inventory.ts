import { can } from "@cantina/domain/access";
import { useQuery } from "@tanstack/react-query";
import {
  consumablesQuery,
  reservedInventoryQuery,
  suppliersQuery,
  useInventoryCalls,
} from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";

const none: readonly never[] = [];

export function useInventory() {
  const { sources, profile } = useWorkplace();
  const calls = useInventoryCalls();
  const consumables = useQuery(consumablesQuery(calls));
  const suppliers = useQuery(suppliersQuery(calls));
  const reserved = useQuery(reservedInventoryQuery(calls));
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const actor = { level: profile.privilegeLevel, features: cafeteria?.features ?? [] };
  return {
    consumables: consumables.data ?? none,
    suppliers: suppliers.data ?? none,
    /** Of each consumable what pending orders will take; those that nobody waits for are left out. */
    reserved: reserved.data ?? none,
    mayEdit: can(actor, "editInventory"),
    isLoading: consumables.data === undefined || suppliers.data === undefined,
    failure: consumables.failureReason ?? suppliers.failureReason,
    isFetching: consumables.isFetching || suppliers.isFetching,
    readAt: Math.min(consumables.dataUpdatedAt, suppliers.dataUpdatedAt),
    retry: () => {
      void consumables.refetch();
      void suppliers.refetch();
      void reserved.refetch();
    },
  };
}

export type Inventory = ReturnType<typeof useInventory>;
