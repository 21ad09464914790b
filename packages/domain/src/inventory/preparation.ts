import { type Result, accepted, refused } from "../kernel/index.ts";
import type { ConsumableId, Ingredient } from "./consumable.ts";
import { movementsOf, takenBy } from "./consumption.ts";
import { type Explosion, type ExplosionFailure, explode } from "./explosion.ts";
import { type Fraction, exactly, multiplyFractions } from "./fraction.ts";
import { type Quantity, largestEntry, quantity } from "./quantity.ts";
import { type Amounts, type RecipeBook, addAmount } from "./recipe-book.ts";

export type NotPrepared = { readonly code: "NOT_PREPARED" };
export type PreparationRefusal = NotPrepared | { readonly code: "NOT_ENOUGH"; readonly most: Quantity };

/** What so much of it needs; its own stock is left alone. */
function explosionOf(
  book: RecipeBook,
  consumableId: ConsumableId,
  made: Quantity,
  stock: Amounts,
): Result<Explosion, ExplosionFailure | NotPrepared> {
  const parts = book.get(consumableId)?.parts ?? null;
  if (parts === null) return refused({ code: "NOT_PREPARED" });
  const needed = new Map<ConsumableId, Fraction>();
  for (const part of parts) addAmount(needed, part.consumableId, multiplyFractions(exactly(made), part.quantity));
  return explode(book, needed, stock);
}

const isCovered = (explosion: Explosion): boolean =>
  [...explosion.values()].every(({ isPrepared, lacking }) => isPrepared || lacking.top === 0n);

/** The recipes that it stands on: the steps needn't walk through all others. */
function bookFor(book: RecipeBook, consumableId: ConsumableId): RecipeBook {
  const needed = new Set([consumableId]);
  return new Map(
    [...book].filter(([id, { parts }]) => {
      if (needed.has(id)) for (const part of parts ?? []) needed.add(part.consumableId);
      return needed.has(id);
    }),
  );
}

/** At most what can be typed, in whole hundredths, rounded down: what is told can be made. INVENTORY-22 */
export function mostPreparable(
  book: RecipeBook,
  consumableId: ConsumableId,
  stock: Amounts,
): Result<Quantity, NotPrepared> {
  const own = bookFor(book, consumableId);
  let [most, tooMuch] = [0, largestEntry + 1];
  // The need grows with what is made, but at each level only from where the stock ends: halving finds the last that goes.
  while (tooMuch - most > 1) {
    const middle = Math.floor((most + tooMuch) / 2);
    const explosion = explosionOf(own, consumableId, quantity(middle), stock);
    if (!explosion.ok && explosion.failure.code === "NOT_PREPARED") return refused(explosion.failure);
    if (explosion.ok && isCovered(explosion.value)) most = middle;
    else tooMuch = middle;
  }
  return accepted(quantity(most));
}

/** What leaves the pantry when so much is made. INVENTORY-22 */
export function decidePreparation(
  book: RecipeBook,
  consumableId: ConsumableId,
  made: Quantity,
  stock: Amounts,
): Result<readonly Ingredient[], PreparationRefusal> {
  const explosion = explosionOf(book, consumableId, made, stock);
  if (explosion.ok && isCovered(explosion.value)) return accepted(movementsOf(takenBy(explosion.value)));
  const most = mostPreparable(book, consumableId, stock);
  return most.ok ? refused({ code: "NOT_ENOUGH", most: most.value }) : most;
}
