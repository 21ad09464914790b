import type { Consumable, ConsumableId } from "@cantina/domain/inventory";
import { Box } from "@chakra-ui/react/box";
import { Plus, ShoppingBag, Store, Trash2, UtensilsCrossed } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { ConsumableList } from "./ConsumableList.tsx";
import { InventoryDialogs, type OpenDialog } from "./InventoryDialogs.tsx";
import type { Shown } from "./inventory-groups.ts";
import { useInventory } from "./use-inventory.ts";

const tabs = [
  { id: "supplies", label: "Insumos" },
  { id: "prepared", label: "Preparados" },
] as const;
const nothing: ReadonlySet<ConsumableId> = new Set();

/** What products are made of: supplies by supplier, and what is prepared from them. */
export function InventoryScreen() {
  const inventory = useInventory();
  const [shown, setShown] = useState<Shown>("supplies");
  const [search, setSearch] = useState("");
  const [selected, setSelected] = useState(nothing);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const chosen = inventory.consumables.filter(({ id }) => selected.has(id));
  const only: Consumable | undefined = chosen.length === 1 ? chosen[0] : undefined;
  const { failure, mayEdit } = inventory;

  function toggle(consumableId: ConsumableId): void {
    const next = new Set(selected);
    if (!next.delete(consumableId)) next.add(consumableId);
    setSelected(next);
  }

  const addMenu = (
    <Menu
      label="Agregar"
      items={[
        {
          id: "supply",
          label: "Insumo",
          icon: <ShoppingBag aria-hidden />,
          onSelect: () => setOpen({ kind: "supply", supply: null }),
        },
        {
          id: "prepared",
          label: "Preparado",
          icon: <UtensilsCrossed aria-hidden />,
          onSelect: () => setOpen({ kind: "prepared", prepared: null }),
        },
        {
          id: "supplier",
          label: "Proveedor",
          icon: <Store aria-hidden />,
          onSelect: () => setOpen({ kind: "supplier", supplier: null }),
        },
      ]}
      trigger={(trigger) => (
        <Button {...trigger}>
          <Plus aria-hidden />
          Agregar
        </Button>
      )}
    />
  );

  return (
    <Page title="Inventario" action={mayEdit && addMenu}>
      <Tabs<Shown>
        label="Qué del inventario"
        tabs={tabs}
        selectedId={shown}
        onSelect={(tab) => {
          setShown(tab);
          setSelected(nothing);
        }}
      >
        <Box as="search" display="flex" alignItems="end" gap="3">
          <Box flex="1">
            <TextField
              label={shown === "supplies" ? "Buscar insumo o proveedor" : "Buscar preparado"}
              type="search"
              value={search}
              onChange={setSearch}
            />
          </Box>
          {mayEdit && (
            <Button
              variant="outline"
              colorPalette="red"
              disabled={only === undefined}
              onClick={() => {
                if (only !== undefined) setOpen({ kind: "delete", consumable: only });
              }}
            >
              <Trash2 aria-hidden />
              Eliminar
            </Button>
          )}
        </Box>
        {inventory.isLoading && failure === null && <Loading />}
        {inventory.isLoading && failure !== null && (
          <ErrorState
            failure={failure}
            title="No se pudo cargar el inventario"
            detail="Se sigue intentando. Compruebe si se encuentra conectado a internet."
            isRetrying={inventory.isFetching}
            onRetry={inventory.retry}
          />
        )}
        {!inventory.isLoading && failure !== null && (
          <StaleBanner failure={failure} readAt={inventory.readAt} onRetry={inventory.retry} />
        )}
        {!inventory.isLoading && (
          <ConsumableList
            inventory={inventory}
            shown={shown}
            search={search}
            selected={selected}
            onSelect={toggle}
            onOpen={setOpen}
          />
        )}
      </Tabs>
      <InventoryDialogs
        open={open}
        inventory={inventory}
        onClose={() => {
          setOpen(null);
          // What was deleted can't stay selected, and an edit ends what it was selected for.
          if (open?.kind === "delete") setSelected(nothing);
        }}
      />
    </Page>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label="Cargando el inventario" display="flex" flexDirection="column" gap="4">
      <Skeleton height="180px" borderRadius="18px" />
      <Skeleton height="180px" borderRadius="18px" />
    </Box>
  );
}
