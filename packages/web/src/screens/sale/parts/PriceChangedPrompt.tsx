import type { Cents } from "@cantina/domain/kernel";
import { AmountList } from "./AmountList.tsx";
import { SalePrompt, type SalePromptAnswers } from "./SalePrompt.tsx";

export interface PriceChangedPromptProps extends SalePromptAnswers {
  readonly shownTotal: Cents;
  readonly newTotal: Cents;
}

export function PriceChangedPrompt({ shownTotal, newTotal, ...answers }: PriceChangedPromptProps) {
  return (
    <SalePrompt title="Cambió el precio" question="¿Desea vender al total nuevo?" continueLabel="Aceptar" {...answers}>
      <AmountList
        rows={[
          { label: "Total mostrado", amount: shownTotal },
          { label: "Total nuevo", amount: newTotal, isStrong: true },
        ]}
      />
    </SalePrompt>
  );
}
