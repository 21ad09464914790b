import { type Result, accepted, refused } from "../kernel/index.ts";
import type { Consumable, ConsumableId } from "./consumable.ts";
import { type Replacement, replacementsFor } from "./replace-ingredient.ts";

export type DeletionFacts = {
  /** All that are not deleted. */
  readonly consumables: readonly Pick<Consumable, "id" | "ingredients">[];
  readonly isInProducts: boolean;
};

export type DeletionRefusal = { readonly code: "REPLACEMENT_NEEDED" | "WRONG_REPLACEMENT" };

/** What stands in for it in the recipes; null: nothing. INVENTORY-13 */
export function decideDeletion(
  goingId: ConsumableId,
  replacement: Replacement | null,
  { consumables, isInProducts }: DeletionFacts,
): Result<Replacement | null, DeletionRefusal> {
  const possible = replacementsFor(goingId, consumables);
  if (replacement !== null)
    return possible.some(({ id }) => id === replacement.consumableId) && replacement.quantity > 0
      ? accepted(replacement)
      : refused({ code: "WRONG_REPLACEMENT" });
  const isUsed =
    isInProducts ||
    consumables.some(({ ingredients }) => ingredients.some(({ consumableId }) => consumableId === goingId));
  return isUsed && possible.length > 0 ? refused({ code: "REPLACEMENT_NEEDED" }) : accepted(null);
}
