import { Download, RotateCw } from "lucide-react";
import { rereadAfter } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as variances from "../../texts/inventory-variance.ts";
import * as words from "../../texts/words.ts";
import type { MenuItem } from "../../ui/Menu.tsx";
import type { InventoryShown } from "./inventory-address.ts";
import type { Inventory } from "./use-inventory.ts";
import { useMovementMenu } from "./use-movement-menu.tsx";
import { useProductionMenu } from "./use-production-menu.tsx";
import type { Variance } from "./use-variance.ts";

/** What '⋯' offers beside each tab. */
export function useInventoryMenu(
  tab: InventoryShown["tab"],
  inventory: Inventory,
  variance: Variance,
): readonly MenuItem[] {
  const { queries } = useWorkplace();
  const production = useProductionMenu();
  const movements = useMovementMenu(inventory.consumables);
  const reload = (read: () => void): MenuItem => ({
    id: "reload",
    label: words.reload,
    icon: <RotateCw aria-hidden />,
    onSelect: read,
  });
  if (tab === "production") return [...production.items, reload(production.reload)];
  if (tab !== "variance") {
    const rereadAll = (): void => void rereadAfter(queries, "consumable", "supplier", "lowStock");
    return [...(tab === "movements" ? movements : []), reload(rereadAll)];
  }
  const save: MenuItem = {
    id: "export",
    label: variances.exportReport,
    icon: <Download aria-hidden />,
    onSelect: () => void variance.save(),
  };
  return [...(variance.rows === undefined ? [] : [save]), reload(variance.retry)];
}
