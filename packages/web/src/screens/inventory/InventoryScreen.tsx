import type { Consumable, ConsumableId, Supplier } from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { AddMenu } from "./AddMenu.tsx";
import { ConsumableList } from "./ConsumableList.tsx";
import { InventoryDialogs, type OpenDialog, dialogOf } from "./InventoryDialogs.tsx";
import { type InventoryShown, inventoryFields } from "./inventory-address.ts";
import { useInventory } from "./use-inventory.ts";

const tabs = [
  { id: "supplies", label: "Insumos" },
  { id: "prepared", label: "Preparados" },
] as const;
const nothing: ReadonlySet<ConsumableId> = new Set();

/** What products are made of: supplies by supplier, and what is prepared from them. */
export function InventoryScreen() {
  const inventory = useInventory();
  const [shown, change] = useAddress(inventoryFields);
  const [selected, setSelected] = useState(nothing);
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const { consumables, suppliers, failure, mayEdit, isLoading } = inventory;
  const opened = useOpened<Consumable | Supplier>(mayEdit ? [...suppliers, ...consumables] : [], shown.open);

  function toggle(consumableId: ConsumableId): void {
    const next = new Set(selected);
    if (!next.delete(consumableId)) next.add(consumableId);
    setSelected(next);
  }

  return (
    <Page
      title="Inventario"
      action={mayEdit && <AddMenu onAdd={setAsked} />}
      more={[{ id: "reload", label: "Recargar", icon: <RotateCw aria-hidden />, onSelect: inventory.retry }]}
    >
      <Tabs<InventoryShown["tab"]>
        label="Qué del inventario"
        tabs={tabs}
        selectedId={shown.tab}
        onSelect={(tab) => change({ tab })}
      >
        <Toolbar
          search={{
            placeholder: shown.tab === "supplies" ? "Insumo o proveedor" : "Preparado",
            maxLength: textLimits.name,
            value: shown.search,
            onChange: (search) => change({ search }),
          }}
          chips={[]}
          onClear={() => change({ search: "" })}
        />
        {isLoading && failure === null && <RowsSkeleton rows={8} />}
        {isLoading && failure !== null && (
          <ErrorState
            failure={failure}
            title="No se pudo cargar el inventario"
            detail="Se sigue intentando. Compruebe si se encuentra conectado a internet."
            isRetrying={inventory.isFetching}
            onRetry={inventory.retry}
          />
        )}
        {!isLoading && failure !== null && (
          <StaleBanner failure={failure} readAt={inventory.readAt} onRetry={inventory.retry} />
        )}
        {!isLoading && (
          <ConsumableList
            inventory={inventory}
            shown={shown}
            selected={selected}
            onChange={change}
            onSelect={toggle}
            onAsk={setAsked}
          />
        )}
      </Tabs>
      <InventoryDialogs
        open={asked ?? (opened && dialogOf(opened))}
        inventory={inventory}
        onClose={() => {
          // What was deleted can't stay selected.
          if (asked?.kind === "delete") setSelected(nothing);
          if (asked === null) change({ open: "" });
          setAsked(null);
        }}
      />
    </Page>
  );
}
