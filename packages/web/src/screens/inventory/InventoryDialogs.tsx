import type { Quantity, Supplier } from "@cantina/domain/inventory";
import { Suspense, lazy } from "react";
import type { PantryConsumable } from "../../composition/desk/index.ts";
import type { Inventory } from "./use-inventory.ts";

// With the edit machine, which the list has no need of.
const DeleteConsumableDialog = lazy(async () => ({
  default: (await import("./DeleteConsumableDialog.tsx")).DeleteConsumableDialog,
}));
const DeleteSupplierDialog = lazy(async () => ({
  default: (await import("./DeleteSupplierDialog.tsx")).DeleteSupplierDialog,
}));
const MovementDialog = lazy(async () => ({ default: (await import("./MovementDialog.tsx")).MovementDialog }));
const PreparedDialog = lazy(async () => ({ default: (await import("./PreparedDialog.tsx")).PreparedDialog }));
const SupplierDialog = lazy(async () => ({ default: (await import("./SupplierDialog.tsx")).SupplierDialog }));
const SupplyDialog = lazy(async () => ({ default: (await import("./SupplyDialog.tsx")).SupplyDialog }));

/** null in a kind: a new one. */
export type OpenDialog =
  | { readonly kind: "supplier"; readonly supplier: Supplier | null }
  | { readonly kind: "deleteSupplier"; readonly supplier: Supplier }
  | { readonly kind: "supply"; readonly supply: PantryConsumable | null }
  | { readonly kind: "prepared"; readonly prepared: PantryConsumable | null }
  | {
      readonly kind: "move";
      readonly chosen: readonly PantryConsumable[];
      /** How much of it is to be made. */
      readonly wanted?: Quantity;
    }
  | { readonly kind: "delete"; readonly consumable: PantryConsumable };

/** The form of what was opened. */
export function dialogOf(opened: PantryConsumable | Supplier): OpenDialog {
  if (!("type" in opened)) return { kind: "supplier", supplier: opened };
  return opened.type === "PREPARED" ? { kind: "prepared", prepared: opened } : { kind: "supply", supply: opened };
}

export interface InventoryDialogsProps {
  /** null: closed. */
  readonly open: OpenDialog | null;
  readonly inventory: Inventory;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

export const InventoryDialogs = (props: InventoryDialogsProps) => (
  <Suspense fallback={null}>
    <Opened {...props} />
  </Suspense>
);

function Opened({ open, inventory: { suppliers, consumables }, onMoved, onClose }: InventoryDialogsProps) {
  switch (open?.kind) {
    case undefined:
      return null;
    case "supplier":
      return <SupplierDialog key={open.supplier?.id} supplier={open.supplier} onClose={onClose} />;
    case "deleteSupplier":
      return <DeleteSupplierDialog supplier={open.supplier} onClose={onClose} />;
    case "supply":
      return <SupplyDialog key={open.supply?.id} supply={open.supply} suppliers={suppliers} onClose={onClose} />;
    case "prepared":
      return (
        <PreparedDialog key={open.prepared?.id} prepared={open.prepared} consumables={consumables} onClose={onClose} />
      );
    case "move":
      return (
        <MovementDialog
          chosen={open.chosen}
          wanted={open.wanted ?? null}
          consumables={consumables}
          onMoved={onMoved}
          onClose={onClose}
        />
      );
    case "delete":
      return <DeleteConsumableDialog consumable={open.consumable} consumables={consumables} onClose={onClose} />;
  }
}
