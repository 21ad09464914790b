import type { ConsumableId } from "./consumable.ts";
import type { Explosion } from "./explosion.ts";
import { type Fraction, addFractions, divideFractions, fraction, multiplyFractions, nothing } from "./fraction.ts";
import type { Amounts, RecipeBook } from "./recipe-book.ts";

/**
 * How much of the wanted consumable is needed for one unit of each, so that any
 * need can be told as the sum of what it is for. Where stock of a prepared one
 * spares a part of it, it spares everybody who needs that one the same part.
 * INVENTORY-24
 */
export function neededWithin(book: RecipeBook, explosion: Explosion, wanted: ConsumableId): Amounts {
  const within = new Map<ConsumableId, Fraction>();
  for (const { consumableId, parts } of [...book.values()].toReversed()) {
    if (consumableId === wanted) {
      within.set(consumableId, fraction(1n));
      continue;
    }
    const line = explosion.get(consumableId);
    if (line === undefined || parts === null || line.lacking.top === 0n) continue;
    let perUnit = nothing;
    for (const part of parts) {
      const inPart = within.get(part.consumableId);
      if (inPart !== undefined) perUnit = addFractions(perUnit, multiplyFractions(part.quantity, inPart));
    }
    if (perUnit.top > 0n)
      within.set(consumableId, multiplyFractions(perUnit, divideFractions(line.lacking, line.required)));
  }
  return within;
}
