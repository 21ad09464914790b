import { Box } from "@chakra-ui/react/box";
import * as texts from "../../../texts/sale-prompts.ts";
import { SalePrompt, type SalePromptAnswers } from "./SalePrompt.tsx";

export interface DailyStockPromptProps extends SalePromptAnswers {
  readonly products: readonly { readonly id: string; readonly name: string; readonly available: number }[];
}

export function DailyStockPrompt({ products, ...answers }: DailyStockPromptProps) {
  return (
    <SalePrompt title={texts.dailyStock} question={texts.sellAnyway} {...answers}>
      <p>{texts.overStock}</p>
      <Box as="ul" borderWidth="1px" borderRadius="lg" bg="bg.subtle" px="3.5" py="1.5" maxH="14rem" overflowY="auto">
        {products.map((product) => (
          <Box as="li" key={product.id} display="flex" justifyContent="space-between" gap="4" py="1.5">
            <span>{product.name}</span>
            <Box as="span" color="fg.muted" whiteSpace="nowrap">
              {texts.available(product.available)}
            </Box>
          </Box>
        ))}
      </Box>
    </SalePrompt>
  );
}
