import { type Result, accepted } from "../kernel/index.ts";
import type { ConsumableId } from "./consumable.ts";
import { takenFor } from "./consumption.ts";
import type { ExplosionFailure } from "./explosion.ts";
import { type Fraction, nothing, subtractFractions } from "./fraction.ts";
import type { Amounts, Portions, RecipeBook } from "./recipe-book.ts";

/** In exact hundredths. */
export type Reservation = {
  readonly today: Fraction;
  readonly future: Fraction;
  /** What is left of the stock; below 0 it is not enough. */
  readonly free: Fraction;
};

export type PendingPortions = {
  /** With pickup until the end of today, or without one. */
  readonly today: readonly Portions[];
  readonly future: readonly Portions[];
};

const without = (stock: Amounts, taken: Amounts): Amounts =>
  new Map(
    [...new Set([...stock.keys(), ...taken.keys()])].map((id) => [
      id,
      subtractFractions(stock.get(id) ?? nothing, taken.get(id) ?? nothing),
    ]),
  );

/** What these orders leave to others, of what is prepared and of what is bought. INVENTORY-23 */
export function stockAfter(
  book: RecipeBook,
  portions: readonly Portions[],
  stock: Amounts,
): Result<Amounts, ExplosionFailure> {
  const taken = takenFor(book, portions, stock);
  return taken.ok ? accepted(without(stock, taken.value)) : taken;
}

/**
 * What pending orders will take when they are completed. Today's take first, so
 * that what is prepared is promised once only. INVENTORY-23
 */
export function reservedFor(
  book: RecipeBook,
  { today, future }: PendingPortions,
  stock: Amounts,
): Result<ReadonlyMap<ConsumableId, Reservation>, ExplosionFailure> {
  const first = takenFor(book, today, stock);
  if (!first.ok) return first;
  const left = without(stock, first.value);
  const later = takenFor(book, future, left);
  if (!later.ok) return later;
  return accepted(
    new Map(
      [...without(left, later.value)].map(([id, free]) => [
        id,
        { today: first.value.get(id) ?? nothing, future: later.value.get(id) ?? nothing, free },
      ]),
    ),
  );
}
