import type { SealFound } from "@cantina/domain/school-rules";
import * as texts from "../../../texts/seal-words.ts";
import * as prompts from "../../../texts/sale-prompts.ts";
import { FoundInCart } from "./FoundInCart.tsx";
import { SalePrompt, type SalePromptAnswers } from "./SalePrompt.tsx";

export interface SealPromptProps extends SalePromptAnswers {
  readonly found: readonly SealFound[];
  readonly countryId: string | undefined;
  /** Nobody sells it here. */
  readonly isBarred: boolean;
}

/** SCHOOL-05 SCHOOL-06 */
export function SealPrompt({ found, countryId, isBarred, ...answers }: SealPromptProps) {
  const said = isBarred
    ? { title: texts.notForSale, question: texts.takeOutToGoOn, continueLabel: texts.takeOut }
    : { title: texts.carriesSeals, question: prompts.sellAnyway, continueLabel: prompts.sellAllTheSame };
  return (
    <SalePrompt {...said} {...answers}>
      <p>{isBarred ? texts.cafeteriaSellsNone : texts.askedToWarn}</p>
      <FoundInCart
        found={found.map(({ productId, name, seals }) => ({
          productId,
          name,
          detail: texts.sealList(seals, countryId),
        }))}
      />
    </SalePrompt>
  );
}
