import type { Consumable, RecipeFaults, RecipeRow } from "@cantina/domain/inventory";
import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../../texts/product-form.ts";
import * as words from "../../../texts/words.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { RecipeRows } from "../../inventory/index.ts";

export type RecipePantry = {
  /** undefined: not read yet. */
  readonly consumables: readonly Consumable[] | undefined;
  readonly isFailing: boolean;
  readonly retry: () => void;
};

export interface RecipeSectionProps {
  readonly pantry: RecipePantry;
  readonly rows: readonly RecipeRow[];
  readonly faults: RecipeFaults;
  /** undefined: without a recipe; null: what it has says no cost yet. */
  readonly cost: Cents | null | undefined;
  readonly isLocked: boolean;
  readonly onChange: (rows: readonly RecipeRow[]) => void;
}

/** What one unit of the product is made of, and what that costs now. */
export function RecipeSection({ pantry, rows, faults, cost, isLocked, onChange }: RecipeSectionProps) {
  return (
    <Box role="group" aria-label={texts.recipe} display="flex" flexDirection="column" gap="3">
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <Box textStyle="sm" fontWeight="semibold">
          {texts.recipe}
        </Box>
        {cost !== undefined && (
          <Box role="status" fontSize="14px">
            <Box as="span" color="fg.muted">
              {`${texts.totalCost} `}
            </Box>
            {cost === null ? "—" : <AmountText amount={cost} fontWeight="semibold" />}
          </Box>
        )}
      </Box>
      {pantry.consumables === undefined && !pantry.isFailing && <Skeleton height="44px" borderRadius="lg" />}
      {pantry.consumables === undefined && pantry.isFailing && (
        <Notice
          kind="warning"
          action={
            <Button size="sm" variant="ghost" colorPalette="mango" onClick={pantry.retry}>
              {words.retry}
            </Button>
          }
        >
          {texts.suppliesUnreadable}
        </Notice>
      )}
      {pantry.consumables !== undefined && (
        <RecipeRows
          rows={rows}
          consumables={pantry.consumables}
          faults={faults}
          isLocked={isLocked}
          onChange={onChange}
        />
      )}
    </Box>
  );
}
