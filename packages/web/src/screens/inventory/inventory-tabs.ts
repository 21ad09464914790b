import * as counts from "../../texts/counts.ts";
import * as movements from "../../texts/inventory-movements.ts";
import * as variances from "../../texts/inventory-variance.ts";
import * as texts from "../../texts/inventory.ts";
import * as alerts from "../../texts/low-stock.ts";
import * as production from "../../texts/production-tab.ts";

/** How many are low, and whether money may be shown. VARIANCE-07 */
export const tabsFor = (low: number, mayEdit: boolean) =>
  [
    { id: "supplies", label: texts.supplies },
    { id: "prepared", label: texts.prepared },
    { id: "movements", label: movements.movements },
    { id: "counts", label: counts.counts },
    ...(mayEdit ? [{ id: "variance", label: variances.variance } as const] : []),
    { id: "production", label: production.production },
    { id: "alerts", label: alerts.alertsOf(low) },
  ] as const;
