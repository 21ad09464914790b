import type { Consumable, Supplier } from "@cantina/domain/inventory";
import { useState } from "react";
import { DeleteConsumableDialog } from "./DeleteConsumableDialog.tsx";
import { DeleteSupplierDialog } from "./DeleteSupplierDialog.tsx";
import { PreparedDialog } from "./PreparedDialog.tsx";
import { SupplierDialog } from "./SupplierDialog.tsx";
import { SupplyDialog } from "./SupplyDialog.tsx";
import type { Inventory } from "./use-inventory.ts";

/** null in a kind: a new one. */
export type OpenDialog =
  | { readonly kind: "supplier"; readonly supplier: Supplier | null }
  | { readonly kind: "deleteSupplier"; readonly supplier: Supplier }
  | { readonly kind: "supply"; readonly supply: Consumable | null }
  | { readonly kind: "prepared"; readonly prepared: Consumable | null }
  | { readonly kind: "delete"; readonly consumable: Consumable };

export interface InventoryDialogsProps {
  /** null: closed. */
  readonly open: OpenDialog | null;
  readonly inventory: Inventory;
  readonly onClose: () => void;
}

/** Each opening begins anew, and what was open stays while it fades. */
export function InventoryDialogs({ open, inventory, onClose }: InventoryDialogsProps) {
  const [last, setLast] = useState({ dialog: open, opening: 0 });
  if (open !== null && open !== last.dialog) setLast({ dialog: open, opening: last.opening + 1 });
  const { dialog, opening } = last;
  const common = { isOpen: open !== null, onClose };
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "supplier":
      return <SupplierDialog key={opening} {...common} supplier={dialog.supplier} />;
    case "deleteSupplier":
      return <DeleteSupplierDialog key={opening} {...common} supplier={dialog.supplier} />;
    case "supply":
      return (
        <SupplyDialog
          key={opening}
          {...common}
          supply={dialog.supply}
          supplierId={inventory.suppliers.length === 1 ? (inventory.suppliers[0]?.id ?? null) : null}
          suppliers={inventory.suppliers}
        />
      );
    case "prepared":
      return (
        <PreparedDialog key={opening} {...common} prepared={dialog.prepared} consumables={inventory.consumables} />
      );
    case "delete":
      return (
        <DeleteConsumableDialog
          key={opening}
          {...common}
          consumable={dialog.consumable}
          consumables={inventory.consumables}
        />
      );
  }
}
