import type { AllergenFound } from "@cantina/domain/sale";
import * as allergens from "../../../texts/allergens.ts";
import * as texts from "../../../texts/sale-prompts.ts";
import { FoundInCart } from "./FoundInCart.tsx";
import { SalePrompt, type SalePromptAnswers } from "./SalePrompt.tsx";

export interface AllergenPromptProps extends SalePromptAnswers {
  readonly dinerName: string;
  readonly found: readonly AllergenFound[];
}

/** ALLERGEN-03 */
export function AllergenPrompt({ dinerName, found, ...answers }: AllergenPromptProps) {
  return (
    <SalePrompt
      title={allergens.containsAllergens}
      question={texts.sellAnyway}
      continueLabel={texts.sellAllTheSame}
      isDangerous
      {...answers}
    >
      <p>{allergens.mustNotEat(dinerName)}</p>
      <FoundInCart
        found={found.map((product) => ({ ...product, detail: allergens.allergenList(product.allergens) }))}
      />
    </SalePrompt>
  );
}
