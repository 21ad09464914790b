import { useInventoryCountSource } from "../../composition/desk/index.ts";
import { unitSigns } from "../../texts/inventory-texts.ts";
import { CountsTab, type CountsTabProps, inventoryCountKind } from "../counts/index.ts";

export type InventoryCountsTabProps = Pick<CountsTabProps, "page" | "open" | "onChange">;

/** The counts of supplies and of what is prepared. */
export function InventoryCountsTab(place: InventoryCountsTabProps) {
  return <CountsTab kind={inventoryCountKind} books={useInventoryCountSource(unitSigns)} {...place} />;
}
