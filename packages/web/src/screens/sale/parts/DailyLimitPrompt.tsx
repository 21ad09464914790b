import { type Cents, formatMoney } from "@cantina/domain/kernel";
import * as texts from "../../../texts/sale-prompts.ts";
import { SalePrompt, type SalePromptAnswers } from "./SalePrompt.tsx";

export interface DailyLimitPromptProps extends SalePromptAnswers {
  /** What the diner may still spend today. */
  readonly available: Cents;
}

export function DailyLimitPrompt({ available, ...answers }: DailyLimitPromptProps) {
  return (
    <SalePrompt title={texts.dailyLimit} question={texts.sellAnyway} {...answers}>
      <p>{texts.dailyLimitLeft(formatMoney(available))}</p>
    </SalePrompt>
  );
}
