import { tenthsOfUse, varianceTotals } from "@cantina/domain/variance";
import type { ConsumableVariance } from "../../composition/desk/index.ts";
import * as texts from "../../texts/inventory-variance.ts";
import { KeyFigures } from "../../ui/KeyFigures.tsx";
import { FoundAmount, FoundShare } from "./parts/Found.tsx";

export function VarianceFigures({ rows }: { readonly rows: readonly ConsumableVariance[] }) {
  const { amount, usedAmount, beyond, uncounted } = varianceTotals(rows);
  return (
    <KeyFigures
      label={texts.figures}
      figures={[
        { label: texts.amount, value: <FoundAmount amount={amount} />, definition: texts.amountHint },
        {
          label: texts.share,
          value: <FoundShare tenths={tenthsOfUse(amount, usedAmount)} />,
          definition: texts.shareHint,
        },
        { label: texts.beyond, value: beyond, definition: texts.beyondHint },
        { label: texts.uncounted, value: uncounted, definition: texts.uncountedHint },
      ]}
    />
  );
}
