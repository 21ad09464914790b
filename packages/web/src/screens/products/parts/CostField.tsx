import type { Feature } from "@cantina/domain/cafeteria";
import type { Cents } from "@cantina/domain/kernel";
import * as texts from "../../../texts/product-form.ts";
import * as words from "../../../texts/words.ts";
import { MoneyInput } from "../../../ui/MoneyInput.tsx";

export interface CostFieldProps {
  readonly features: readonly Feature[];
  readonly value: Cents | null;
  /** undefined: the product has no recipe; null: what it has says no cost yet. */
  readonly recipeCost: Cents | null | undefined;
  readonly onChange: (cost: Cents | null) => void;
}

/** Open where somebody may type it and no recipe says it; specification §5. */
export function CostField({ features, value, recipeCost, onChange }: CostFieldProps) {
  const isTyped = features.includes("productUtility") && recipeCost === undefined;
  const hint = recipeCost === undefined ? texts.costOff : texts.costOfRecipe;
  return (
    <MoneyInput
      label={words.cost}
      value={recipeCost === undefined ? value : recipeCost}
      disabled={!isTyped}
      hint={isTyped ? undefined : hint}
      onChange={onChange}
    />
  );
}
