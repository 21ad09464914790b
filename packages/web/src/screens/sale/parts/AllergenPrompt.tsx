import type { AllergenFound } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import * as allergens from "../../../texts/allergens.ts";
import * as texts from "../../../texts/sale-prompts.ts";
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
      <Box as="ul" borderWidth="1px" borderRadius="lg" bg="bg.error" px="3.5" py="1.5" maxH="14rem" overflowY="auto">
        {found.map((product) => (
          <Box
            as="li"
            key={product.productId}
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            columnGap="4"
            py="1.5"
          >
            <span>{product.name}</span>
            <Box as="span" color="fg.error" fontWeight="semibold">
              {allergens.allergenList(product.allergens)}
            </Box>
          </Box>
        ))}
      </Box>
    </SalePrompt>
  );
}
