import type { Result } from "../kernel/index.ts";
import type { ConsumableId } from "./consumable.ts";
import { type DeletionFacts, type DeletionRefusal, decideDeletion } from "./decide-deletion.ts";
import type { Quantity } from "./quantity.ts";
import type { Replacement } from "./replace-ingredient.ts";

/** What stands in the fields of a deletion. */
export type DeletionEntry = {
  readonly mode: "REPLACE" | "REMOVE";
  readonly consumableId: ConsumableId | null;
  readonly quantity: Quantity | null;
};

/** Specification §4: replacing is offered first. */
export const emptyDeletion: DeletionEntry = { mode: "REPLACE", consumableId: null, quantity: null };

/** What takes its place, as far as it is chosen, or why it can't go like that. INVENTORY-13 */
export function checkDeletionEntry(
  { mode, consumableId, quantity }: DeletionEntry,
  goingId: ConsumableId,
  facts: DeletionFacts,
): Result<Replacement | null, DeletionRefusal> {
  const isChosen = mode === "REPLACE" && consumableId !== null && quantity !== null && quantity > 0;
  return decideDeletion(goingId, isChosen ? { consumableId, quantity } : null, facts);
}
