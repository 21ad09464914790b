import type { Cents } from "@cantina/domain/kernel";
import * as texts from "../../../texts/sale-prompts.ts";
import * as words from "../../../texts/words.ts";
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
    <SalePrompt title={texts.balanceShort} question={texts.sellAnyway} {...answers}>
      <AmountList
        rows={[
          { label: words.balance, amount: balance },
          { label: words.minimumBalance, amount: minimumBalance },
          { label: texts.missing, amount: missing, isStrong: true },
        ]}
      />
    </SalePrompt>
  );
}
