import type { Cents } from "@cantina/domain/kernel";
import * as texts from "../../../texts/sale-prompts.ts";
import * as words from "../../../texts/words.ts";
import { AmountList } from "./AmountList.tsx";
import { SalePrompt, type SalePromptAnswers } from "./SalePrompt.tsx";

export interface PriceChangedPromptProps extends SalePromptAnswers {
  readonly shownTotal: Cents;
  readonly newTotal: Cents;
}

export function PriceChangedPrompt({ shownTotal, newTotal, ...answers }: PriceChangedPromptProps) {
  return (
    <SalePrompt title={texts.priceChanged} question={texts.sellAtNewTotal} continueLabel={words.accept} {...answers}>
      <AmountList
        rows={[
          { label: texts.shownTotal, amount: shownTotal },
          { label: texts.newTotal, amount: newTotal, isStrong: true },
        ]}
      />
    </SalePrompt>
  );
}
