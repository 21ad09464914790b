import { FileSpreadsheet, Plus, ShoppingBag, Store, UtensilsCrossed } from "lucide-react";
import * as texts from "../../texts/inventory.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { OpenDialog } from "./InventoryDialogs.tsx";

export interface AddMenuProps {
  readonly onAdd: (dialog: OpenDialog) => void;
  readonly onUpload: () => void;
}

export const AddMenu = ({ onAdd, onUpload }: AddMenuProps) => (
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
      { id: "upload", label: words.bulkUpload, icon: <FileSpreadsheet aria-hidden />, onSelect: onUpload },
    ]}
    trigger={(trigger) => (
      <Button {...trigger}>
        <Plus aria-hidden />
        {words.add}
      </Button>
    )}
  />
);
