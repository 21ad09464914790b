import type { Cents } from "@cantina/domain/kernel";
import { AmountList } from "./AmountList.tsx";
import { SalePrompt, type SalePromptAnswers } from "./SalePrompt.tsx";

export interface InsufficientBalancePromptProps extends SalePromptAnswers {
  readonly balance: Cents;
  readonly minimumBalance: Cents;
  readonly missing: Cents;
}

export function InsufficientBalancePrompt({
  balance,
  minimumBalance,
  missing,
  ...answers
}: InsufficientBalancePromptProps) {
  return (
    <SalePrompt title="Saldo insuficiente" question="¿Desea continuar con la venta?" {...answers}>
      <AmountList
        rows={[
          { label: "Saldo", amount: balance },
          { label: "Saldo mínimo", amount: minimumBalance },
          { label: "Falta", amount: missing, isStrong: true },
        ]}
      />
    </SalePrompt>
  );
}
