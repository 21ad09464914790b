import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { SalePrompt, type SalePromptAnswers } from "./SalePrompt.tsx";

export interface DailyLimitPromptProps extends SalePromptAnswers {
  /** What the diner may still spend today. */
  readonly available: Cents;
}

export function DailyLimitPrompt({ available, ...answers }: DailyLimitPromptProps) {
  return (
    <SalePrompt title="Límite de gasto diario superado" question="¿Desea continuar con la venta?" {...answers}>
      <p>{`El comensal excedió su límite diario. Le quedan ${formatMoney(available)}.`}</p>
    </SalePrompt>
  );
}
