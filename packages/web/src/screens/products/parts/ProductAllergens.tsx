import { type Allergen, containedAllergens, sortedAllergens } from "@cantina/domain/allergens";
import type { RecipeRow } from "@cantina/domain/inventory";
import * as texts from "../../../texts/allergens.ts";
import { AllergenChips } from "../../../ui/AllergenChips.tsx";
import type { RecipePantry } from "./RecipeSection.tsx";

export interface ProductAllergensProps {
  readonly chosen: readonly Allergen[];
  /** As it stands in the form. */
  readonly recipe: readonly RecipeRow[];
  readonly pantry: RecipePantry | null;
  readonly onChange: (chosen: readonly Allergen[]) => void;
}

/** What a product carries, and what its recipe brings before anything is saved. ALLERGEN-02 */
export function ProductAllergens({ chosen, recipe, pantry, onChange }: ProductAllergensProps) {
  const contained = containedAllergens(
    (pantry?.consumables ?? []).map(({ id, allergens, ingredients }) => ({
      id,
      own: allergens,
      parts: ingredients.map(({ consumableId }) => consumableId),
    })),
  );
  const brought = sortedAllergens(
    recipe.flatMap(({ consumableId }) => (consumableId === null ? [] : (contained.get(consumableId) ?? []))),
  );
  return (
    <AllergenChips
      label={texts.allergensOfFood}
      hint={texts.recipeAddsItsOwn}
      chosen={chosen}
      besides={brought}
      onChange={onChange}
    />
  );
}
