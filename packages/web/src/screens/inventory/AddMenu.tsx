import { Plus, ShoppingBag, Store, UtensilsCrossed } from "lucide-react";
import * as texts from "../../texts/inventory.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { OpenDialog } from "./InventoryDialogs.tsx";

export const AddMenu = ({ onAdd }: { readonly onAdd: (dialog: OpenDialog) => void }) => (
  <Menu
    label={words.add}
    items={[
      {
        id: "supply",
        label: texts.supply,
        icon: <ShoppingBag aria-hidden />,
        onSelect: () => onAdd({ kind: "supply", supply: null }),
      },
      {
        id: "prepared",
        label: texts.onePrepared,
        icon: <UtensilsCrossed aria-hidden />,
        onSelect: () => onAdd({ kind: "prepared", prepared: null }),
      },
      {
        id: "supplier",
        label: texts.supplier,
        icon: <Store aria-hidden />,
        onSelect: () => onAdd({ kind: "supplier", supplier: null }),
      },
    ]}
    trigger={(trigger) => (
      <Button {...trigger}>
        <Plus aria-hidden />
        {words.add}
      </Button>
    )}
  />
);
