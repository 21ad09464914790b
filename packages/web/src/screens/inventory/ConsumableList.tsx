import type { ConsumableId } from "@cantina/domain/inventory";
import { SearchX, Store, UtensilsCrossed } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import type { OpenDialog } from "./InventoryDialogs.tsx";
import { SupplyGroups } from "./SupplyGroups.tsx";
import { type Shown, preparedFound, supplyGroups } from "./inventory-groups.ts";
import { ConsumableTable } from "./parts/ConsumableTable.tsx";
import type { Inventory } from "./use-inventory.ts";

export interface ConsumableListProps {
  readonly inventory: Inventory;
  readonly shown: Shown;
  readonly search: string;
  readonly selected: ReadonlySet<ConsumableId>;
  readonly onSelect: (consumableId: ConsumableId) => void;
  readonly onOpen: (dialog: OpenDialog) => void;
}

export function ConsumableList({ inventory, shown, search, selected, onSelect, onOpen }: ConsumableListProps) {
  const { consumables, suppliers, mayEdit } = inventory;
  const groups = supplyGroups(suppliers, consumables, search);
  const prepared = preparedFound(consumables, search);
  const isEmpty = (shown === "supplies" ? groups : prepared).length === 0;
  if (isEmpty && search.trim() !== "")
    return <EmptyState icon={<SearchX />} title="No se encontró nada" detail="Pruebe con otra parte del nombre." />;
  if (shown === "supplies")
    return isEmpty ? (
      <Empty
        icon={<Store />}
        title="No hay proveedores"
        detail="Cree un proveedor y después sus insumos, con su costo y su merma."
        label="Crear proveedor"
        onAdd={mayEdit ? () => onOpen({ kind: "supplier", supplier: null }) : null}
      />
    ) : (
      <SupplyGroups
        groups={groups}
        selected={selected}
        editing={mayEdit ? { onSelect, onEdit: (supply) => onOpen({ kind: "supply", supply }) } : null}
        onEditSupplier={(supplier) => onOpen({ kind: "supplier", supplier })}
        onDeleteSupplier={(supplier) => onOpen({ kind: "deleteSupplier", supplier })}
      />
    );
  return isEmpty ? (
    <Empty
      icon={<UtensilsCrossed />}
      title="No hay preparados"
      detail="Un preparado se hace de insumos o de otros preparados: una masa, una salsa."
      label="Crear preparado"
      onAdd={mayEdit ? () => onOpen({ kind: "prepared", prepared: null }) : null}
    />
  ) : (
    <ConsumableTable
      label="Preparados"
      consumables={prepared}
      selected={selected}
      editing={mayEdit ? { onSelect, onEdit: (one) => onOpen({ kind: "prepared", prepared: one }) } : null}
    />
  );
}

interface EmptyProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
  readonly label: string;
  /** null: somebody else has to. */
  readonly onAdd: (() => void) | null;
}

const Empty = ({ label, onAdd, ...state }: EmptyProps) => (
  <EmptyState {...state} action={onAdd !== null && <Button onClick={onAdd}>{label}</Button>} />
);
