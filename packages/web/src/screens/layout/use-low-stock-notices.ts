import { quantityText } from "@cantina/domain/inventory";
import { useEffect, useRef } from "react";
import type { LowConsumable } from "../../composition/desk/index.ts";
import { unitSigns } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/low-stock.ts";
import * as words from "../../texts/words.ts";
import { useNotify } from "../notices/index.ts";

/** What was low when the screen came is known by then; each alert after it is told once. LOWSTOCK-01 */
export function useLowStockNotices(low: readonly LowConsumable[] | undefined, open: () => void): void {
  const notify = useNotify();
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (low === undefined) return;
    const before = heard.current;
    heard.current = Math.max(before ?? 0, ...low.map(({ alertId }) => alertId ?? 0));
    const fallen = before === null ? [] : low.filter(({ alertId }) => (alertId ?? 0) > before);
    const [only] = fallen;
    if (only === undefined) return;
    const { availableQuantity, alertLevel, unit } = only;
    const sign = unitSigns[unit];
    void notify({
      kind: "warning",
      title: texts.fell(fallen.map(({ consumableName }) => consumableName)),
      ...(fallen.length === 1 && {
        detail: texts.isLeft(`${quantityText(availableQuantity)} ${sign}`, `${quantityText(alertLevel)} ${sign}`),
      }),
      actions: [{ label: words.see, onPress: open }],
    });
  }, [low, notify, open]);
}
