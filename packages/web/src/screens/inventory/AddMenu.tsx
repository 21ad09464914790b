import { Plus, ShoppingBag, Store, UtensilsCrossed } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { OpenDialog } from "./InventoryDialogs.tsx";

export const AddMenu = ({ onAdd }: { readonly onAdd: (dialog: OpenDialog) => void }) => (
  <Menu
    label="Agregar"
    items={[
      {
        id: "supply",
        label: "Insumo",
        icon: <ShoppingBag aria-hidden />,
        onSelect: () => onAdd({ kind: "supply", supply: null }),
      },
      {
        id: "prepared",
        label: "Preparado",
        icon: <UtensilsCrossed aria-hidden />,
        onSelect: () => onAdd({ kind: "prepared", prepared: null }),
      },
      {
        id: "supplier",
        label: "Proveedor",
        icon: <Store aria-hidden />,
        onSelect: () => onAdd({ kind: "supplier", supplier: null }),
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
