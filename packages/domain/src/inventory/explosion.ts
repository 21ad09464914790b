import { type Result, accepted, refused } from "../kernel/index.ts";
import type { Consumable, ConsumableId } from "./consumable.ts";
import {
  type Fraction,
  exactly,
  isMore,
  multiplyFractions,
  nothing,
  roundedQuantity,
  subtractFractions,
} from "./fraction.ts";
import { type Amounts, type RecipeBook, type UnknownIngredient, addAmount } from "./recipe-book.ts";

/** What is needed of one consumable, in exact hundredths. */
export type Requirement = {
  readonly isPrepared: boolean;
  /** By all that is made of it together. */
  readonly required: Fraction;
  /** What is on hand of that. */
  readonly fromStock: Fraction;
  /** The rest: of a prepared one to be made, of a raw one missing. */
  readonly lacking: Fraction;
};

/** One line a consumable, each before all that it is made of; what nobody needs has none. */
export type Explosion = ReadonlyMap<ConsumableId, Requirement>;

export type ExplosionFailure =
  | UnknownIngredient
  | { readonly code: "QUANTITY_TOO_LARGE"; readonly consumableId: ConsumableId };

/** What is available of each; may be negative, and what is not named is not there. */
export const stockOf = (consumables: readonly Pick<Consumable, "id" | "availableQuantity">[]): Amounts =>
  new Map(consumables.map(({ id, availableQuantity }) => [id, exactly(availableQuantity)]));

export const noStock: Amounts = new Map();

/** A debt is nothing on hand. INVENTORY-20 */
const onHand = (stock: Amounts, consumableId: ConsumableId): Fraction => {
  const available = stock.get(consumableId) ?? nothing;
  return available.top > 0n ? available : nothing;
};

/**
 * What the amounts need, level by level: of a prepared consumable all that is
 * needed of it comes together first, its stock goes first, and only the rest
 * needs its ingredients. Without stock it is the gross need.
 * INVENTORY-19 INVENTORY-20
 */
export function explode(book: RecipeBook, amounts: Amounts, stock: Amounts): Result<Explosion, ExplosionFailure> {
  for (const consumableId of amounts.keys())
    if (!book.has(consumableId)) return refused({ code: "UNKNOWN_INGREDIENT", consumableId });
  const needed = new Map(amounts);
  const explosion = new Map<ConsumableId, Requirement>();
  for (const { consumableId, parts } of book.values()) {
    const required = needed.get(consumableId) ?? nothing;
    if (required.top === 0n) continue;
    if (roundedQuantity(required) === null) return refused({ code: "QUANTITY_TOO_LARGE", consumableId });
    const available = onHand(stock, consumableId);
    const fromStock = isMore(required, available) ? available : required;
    const lacking = subtractFractions(required, fromStock);
    explosion.set(consumableId, { isPrepared: parts !== null, required, fromStock, lacking });
    if (lacking.top > 0n)
      for (const part of parts ?? []) addAmount(needed, part.consumableId, multiplyFractions(lacking, part.quantity));
  }
  return accepted(explosion);
}
