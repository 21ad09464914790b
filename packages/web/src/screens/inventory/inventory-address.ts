import { textLimits } from "@cantina/domain/kernel";
import { openField, pageField, tabField, textField } from "../../ui/address-field.ts";

/** Beside the lists of what there is. */
const otherTabs = ["movements", "counts", "variance", "production", "alerts"] as const;
export type OtherTab = (typeof otherTabs)[number];

/** What Inventario shows. */
export type InventoryShown = {
  readonly tab: "supplies" | "prepared" | OtherTab;
  readonly search: string;
  readonly page: number;
  /** A consumable, a supplier or a count. */
  readonly open: string;
};

export const inventoryFields = {
  tab: tabField<InventoryShown["tab"]>(["supplies", "prepared", ...otherTabs], "supplies"),
  search: textField(textLimits.name),
  page: pageField,
  open: openField,
};
