import { can } from "@cantina/domain/access";
import { useQuery } from "@tanstack/react-query";
import { consumablesQuery, suppliersQuery, useInventoryCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";

const none: readonly never[] = [];

export function useInventory() {
  const { sources, profile } = useWorkplace();
  const calls = useInventoryCalls();
  const consumables = useQuery(consumablesQuery(calls));
  const suppliers = useQuery(suppliersQuery(calls));
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const actor = { level: profile.privilegeLevel, features: cafeteria?.features ?? [] };
  return {
    consumables: consumables.data ?? none,
    suppliers: suppliers.data ?? none,
    mayEdit: can(actor, "editInventory"),
    isLoading: consumables.data === undefined || suppliers.data === undefined,
    failure: consumables.failureReason ?? suppliers.failureReason,
    isFetching: consumables.isFetching || suppliers.isFetching,
    readAt: Math.min(consumables.dataUpdatedAt, suppliers.dataUpdatedAt),
    retry: () => {
      void consumables.refetch();
      void suppliers.refetch();
    },
  };
}

export type Inventory = ReturnType<typeof useInventory>;
