import { textLimits } from "@cantina/domain/kernel";
import { openField, pageField, tabField, textField } from "../../ui/address-field.ts";

/** What Inventario shows. */
export type InventoryShown = {
  readonly tab: "supplies" | "prepared" | "movements" | "counts" | "production" | "alerts";
  readonly search: string;
  readonly page: number;
  /** A consumable, a supplier or a count. */
  readonly open: string;
};

export const inventoryFields = {
  tab: tabField<InventoryShown["tab"]>(
    ["supplies", "prepared", "movements", "counts", "production", "alerts"],
    "supplies",
  ),
  search: textField(textLimits.name),
  page: pageField,
  open: openField,
};
