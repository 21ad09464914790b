import { type Result, accepted } from "../kernel/index.ts";
import type { Ingredient } from "./consumable.ts";
import { type Explosion, type ExplosionFailure, explode } from "./explosion.ts";
import { type Fraction, roundedQuantity } from "./fraction.ts";
import { type Amounts, type Portions, type RecipeBook, namedIn } from "./recipe-book.ts";

/** What leaves the pantry: of prepared ones what their stock has, of raw ones all that is needed. INVENTORY-21 */
export const takenBy = (explosion: Explosion): Amounts =>
  new Map(
    [...explosion]
      .map(([id, { isPrepared, required, fromStock }]) => [id, isPrepared ? fromStock : required] as const)
      .filter(([, taken]) => taken.top > 0n),
  );

/** To be written down: rounded once each; what rounds to nothing is no movement. INVENTORY-18 */
export const movementsOf = (taken: ReadonlyMap<Ingredient["consumableId"], Fraction>): readonly Ingredient[] =>
  [...taken].flatMap(([consumableId, exact]) => {
    const quantity = roundedQuantity(exact);
    return quantity === null || quantity === 0 ? [] : [{ consumableId, quantity }];
  });

/** What needs these portions, from the stock as it is known. */
export function takenFor(
  book: RecipeBook,
  portions: readonly Portions[],
  stock: Amounts,
): Result<Amounts, ExplosionFailure> {
  const named = namedIn(book, portions);
  if (!named.ok) return named;
  const explosion = explode(book, named.value, stock);
  return explosion.ok ? accepted(takenBy(explosion.value)) : explosion;
}

/**
 * What one completed order takes, one movement a consumable. Its portions are
 * of the versions that were sold. It asks for no more stock than there is of
 * prepared ones, and lets raw ones go below 0. INVENTORY-21
 */
export function consumptionOf(
  book: RecipeBook,
  portions: readonly Portions[],
  stock: Amounts,
): Result<readonly Ingredient[], ExplosionFailure> {
  const taken = takenFor(book, portions, stock);
  return taken.ok ? accepted(movementsOf(taken.value)) : taken;
}
