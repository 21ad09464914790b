import type { ConsumableId } from "@cantina/domain/inventory";
import { Store, UtensilsCrossed } from "lucide-react";
import * as texts from "../../texts/inventory.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { Paged } from "../../ui/Paged.tsx";
import type { OpenDialog } from "./InventoryDialogs.tsx";
import { SupplyGroups } from "./SupplyGroups.tsx";
import type { InventoryShown } from "./inventory-address.ts";
import { preparedFound, supplyGroups, supplyLines } from "./inventory-groups.ts";
import { ConsumableTable } from "./parts/ConsumableTable.tsx";
import type { Inventory } from "./use-inventory.ts";

export interface ConsumableListProps {
  readonly inventory: Inventory;
  readonly shown: Pick<InventoryShown, "search" | "page"> & { readonly tab: "supplies" | "prepared" };
  readonly selected: ReadonlySet<ConsumableId>;
  readonly onChange: (change: Partial<InventoryShown>) => void;
  readonly onSelect: (consumableId: ConsumableId) => void;
  readonly onAsk: (dialog: OpenDialog) => void;
}

export function ConsumableList({ inventory, shown, selected, onChange, onSelect, onAsk }: ConsumableListProps) {
  const { consumables, suppliers, mayEdit } = inventory;
  const lines = supplyLines(suppliers, consumables, shown.search);
  const prepared = preparedFound(consumables, shown.search);
  const isEmpty = (shown.tab === "supplies" ? lines : prepared).length === 0;
  if (isEmpty && shown.search.trim() !== "")
    return <NoResult title={texts.nothingFound} onClear={() => onChange({ search: "" })} />;
  if (isEmpty) return <Nothing tab={shown.tab} onAsk={mayEdit ? onAsk : null} />;
  const onOpen = (open: string): void => onChange({ open });
  const table = {
    selected,
    reserved: new Map(inventory.reserved.map((one) => [one.consumableId, one])),
    onSelect,
    onOpen,
  };
  const paged = { page: shown.page, onPage: (page: number) => onChange({ page }) };
  return shown.tab === "supplies" ? (
    <Paged rows={lines} {...paged}>
      {(onPage) => (
        <SupplyGroups
          {...table}
          groups={supplyGroups(onPage)}
          editing={
            mayEdit
              ? {
                  onOpen: ({ id }) => onOpen(id),
                  onDelete: (supplier) => onAsk({ kind: "deleteSupplier", supplier }),
                }
              : null
          }
        />
      )}
    </Paged>
  ) : (
    <Paged rows={prepared} {...paged}>
      {(onPage) => <ConsumableTable {...table} label={texts.prepared} consumables={onPage} />}
    </Paged>
  );
}

interface NothingProps {
  readonly tab: "supplies" | "prepared";
  /** null: somebody else has to. */
  readonly onAsk: ((dialog: OpenDialog) => void) | null;
}

const Nothing = ({ tab, onAsk }: NothingProps) =>
  tab === "supplies" ? (
    <EmptyState
      icon={<Store />}
      title={texts.noSuppliers}
      detail={texts.noSuppliersHint}
      action={
        onAsk && <Button onClick={() => onAsk({ kind: "supplier", supplier: null })}>{texts.createSupplier}</Button>
      }
    />
  ) : (
    <EmptyState
      icon={<UtensilsCrossed />}
      title={texts.noPrepared}
      detail={texts.noPreparedHint}
      action={
        onAsk && <Button onClick={() => onAsk({ kind: "prepared", prepared: null })}>{texts.createPrepared}</Button>
      }
    />
  );
