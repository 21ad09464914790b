import { Suspense, lazy } from "react";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import type { OpenDialog } from "./InventoryDialogs.tsx";
import type { InventoryShown, OtherTab } from "./inventory-address.ts";
import type { Inventory } from "./use-inventory.ts";
import type { Variance } from "./use-variance.ts";

const AlertsTab = lazy(async () => ({ default: (await import("./AlertsTab.tsx")).AlertsTab }));
const MovementsTab = lazy(async () => ({ default: (await import("./MovementsTab.tsx")).MovementsTab }));
const CountsTab = lazy(async () => ({ default: (await import("./InventoryCountsTab.tsx")).InventoryCountsTab }));
const VarianceTab = lazy(async () => ({ default: (await import("./VarianceTab.tsx")).VarianceTab }));
const ProductionTab = lazy(async () => ({ default: (await import("./production/ProductionTab.tsx")).ProductionTab }));

export interface InventoryTabProps {
  readonly tab: OtherTab;
  readonly inventory: Inventory;
  readonly variance: Variance;
  readonly shown: InventoryShown;
  readonly onChange: (change: Partial<InventoryShown>) => void;
  readonly onAsk: (dialog: OpenDialog) => void;
}

function contentOf({ tab, inventory, variance, shown: { page, open }, onChange, onAsk }: InventoryTabProps) {
  const { consumables } = inventory;
  switch (tab) {
    case "movements":
      return <MovementsTab consumables={consumables} />;
    case "counts":
      return <CountsTab page={page} open={open} onChange={onChange} />;
    case "variance":
      return <VarianceTab consumables={consumables} variance={variance} />;
    case "production":
      return (
        <ProductionTab
          consumables={consumables}
          onPrepare={(prepared, wanted) => onAsk({ kind: "move", chosen: [prepared], wanted })}
        />
      );
    case "alerts":
      return <AlertsTab inventory={inventory} page={page} open={open} onChange={onChange} />;
  }
}

/** What stands beside the lists of what there is; each comes when it is first shown. */
export function InventoryTab(props: InventoryTabProps) {
  return <Suspense fallback={<RowsSkeleton rows={8} />}>{contentOf(props)}</Suspense>;
}
