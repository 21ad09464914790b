import { compareNames } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  consumablesQuery,
  suppliersQuery,
  useInventoryCalls,
  useInventoryCountSource,
} from "../../composition/desk/index.ts";
import { unitSigns } from "../../texts/inventory-texts.ts";
import * as inventory from "../../texts/inventory.ts";
import * as words from "../../texts/words.ts";
import { CountScreen } from "./CountScreen.tsx";
import { inventoryCountKind } from "./count-kinds.ts";

/** How much there is of each supply, supplier by supplier, and of what is prepared. */
export function InventoryCountScreen() {
  const calls = useInventoryCalls();
  const source = useInventoryCountSource(unitSigns);
  const consumables = useQuery(consumablesQuery(calls));
  const suppliers = useQuery(suppliersQuery(calls));
  const things = useMemo(() => {
    if (consumables.data === undefined) return undefined;
    const names = new Map((suppliers.data ?? []).map(({ id, name }) => [id, name]));
    return consumables.data
      .map(({ id, name, unit, supplierId }) => ({
        id,
        name,
        unit: unitSigns[unit],
        barcode: null,
        group: supplierId === null ? inventory.prepared : (names.get(supplierId) ?? words.notReadYet),
        isPrepared: supplierId === null,
      }))
      .toSorted(
        (one, other) =>
          Number(one.isPrepared) - Number(other.isPrepared) ||
          compareNames(one.group, other.group) ||
          compareNames(one.name, other.name),
      );
  }, [consumables.data, suppliers.data]);
  return (
    <CountScreen
      counting={{
        kind: inventoryCountKind,
        source,
        things,
        failure: consumables.failureReason,
        readAgain: () => {
          void consumables.refetch();
          void suppliers.refetch();
        },
        nameOf: (id) => consumables.data?.find((consumable) => consumable.id === id)?.name,
      }}
    />
  );
}
