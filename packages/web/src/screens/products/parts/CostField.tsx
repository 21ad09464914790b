import type { Feature } from "@cantina/domain/cafeteria";
import type { Cents, OptionalNumber } from "@cantina/domain/kernel";
import * as texts from "../../../texts/product-form.ts";
import * as words from "../../../texts/words.ts";
import { OptionalMoneyInput } from "../../../ui/OptionalMoneyInput.tsx";

export interface CostFieldProps {
  readonly features: readonly Feature[];
  readonly value: OptionalNumber<Cents>;
  readonly error: string | undefined;
  /** undefined: the product has no recipe; null: what it has says no cost yet. */
  readonly recipeCost: Cents | null | undefined;
  readonly onChange: (cost: OptionalNumber<Cents>) => void;
}

/** Open where somebody may type it and no recipe says it; specification §5. */
export function CostField({ features, value, error, recipeCost, onChange }: CostFieldProps) {
  const isTyped = features.includes("productUtility") && recipeCost === undefined;
  const hint = recipeCost === undefined ? texts.costOff : texts.costOfRecipe;
  return (
    <OptionalMoneyInput
      label={words.cost}
      value={recipeCost === undefined ? value : recipeCost}
      disabled={!isTyped}
      error={error}
      hint={isTyped ? undefined : hint}
      onChange={onChange}
    />
  );
}
