import { type Result, accepted, refused } from "../kernel/index.ts";
import type { Consumable, ConsumableId, Ingredient } from "./consumable.ts";
import { type Fraction, addFractions, fraction, nothing } from "./fraction.ts";

/** What an explosion follows from. */
export type RecipeSource = Pick<Consumable, "id" | "waste" | "yield" | "ingredients">;

/** How much a recipe takes of a consumable, with what is wasted of it. */
type Part = { readonly consumableId: ConsumableId; readonly quantity: Fraction };

type BookEntry = {
  readonly consumableId: ConsumableId;
  /** What a recipe takes for each unit that it names. */
  readonly gross: Fraction;
  /** Of one unit; null: raw. */
  readonly parts: readonly Part[] | null;
};

/** Recipes that are known to end: each entry stands before all that it is made of. */
export type RecipeBook = ReadonlyMap<ConsumableId, BookEntry>;

export type UnknownIngredient = { readonly code: "UNKNOWN_INGREDIENT"; readonly consumableId: ConsumableId };
export type RecipeFailure = UnknownIngredient | { readonly code: "RECIPE_CYCLE"; readonly consumableId: ConsumableId };

/** A prepared one has no waste of its own. INVENTORY-03 */
const grossOf = ({ waste, yield: yielded }: RecipeSource): Fraction =>
  yielded === null ? fraction(100n, BigInt(100 - waste)) : fraction(1n);

/** Deleted consumables belong into it too, as far as recipes of former versions name them. INVENTORY-04 INVENTORY-19 */
export function recipeBook(consumables: readonly RecipeSource[]): Result<RecipeBook, RecipeFailure> {
  const sources = new Map(consumables.map((one) => [one.id, one]));
  /** Each after all that it is made of. */
  const settled = new Map<ConsumableId, BookEntry>();
  const open = new Set<ConsumableId>();

  function settle(source: RecipeSource): Result<BookEntry, RecipeFailure> {
    const known = settled.get(source.id);
    if (known !== undefined) return accepted(known);
    if (open.has(source.id)) return refused({ code: "RECIPE_CYCLE", consumableId: source.id });
    open.add(source.id);
    const parts: Part[] = [];
    for (const { consumableId, quantity } of source.yield === null ? [] : source.ingredients) {
      const ingredient = sources.get(consumableId);
      if (ingredient === undefined) return refused({ code: "UNKNOWN_INGREDIENT", consumableId });
      const part = settle(ingredient);
      if (!part.ok) return part;
      const { top, bottom } = part.value.gross;
      parts.push({ consumableId, quantity: fraction(top * BigInt(quantity), bottom * BigInt(source.yield ?? 1)) });
    }
    const entry = { consumableId: source.id, gross: grossOf(source), parts: source.yield === null ? null : parts };
    settled.set(source.id, entry);
    return accepted(entry);
  }

  for (const source of consumables) {
    const entry = settle(source);
    if (!entry.ok) return entry;
  }
  return accepted(new Map([...settled].toReversed()));
}

/** So many units of what has that recipe. */
export type Portions = { readonly units: number; readonly ingredients: readonly Ingredient[] };

/** How much of which consumables, in exact hundredths. */
export type Amounts = ReadonlyMap<ConsumableId, Fraction>;

/** What the recipes name themselves, with what is wasted of it; one sum a consumable. INVENTORY-19 */
export function namedIn(book: RecipeBook, portions: readonly Portions[]): Result<Amounts, UnknownIngredient> {
  const named = new Map<ConsumableId, bigint>();
  for (const { units, ingredients } of portions)
    for (const { consumableId, quantity } of ingredients)
      named.set(consumableId, (named.get(consumableId) ?? 0n) + BigInt(units) * BigInt(quantity));
  const amounts = new Map<ConsumableId, Fraction>();
  for (const [consumableId, sum] of named) {
    const entry = book.get(consumableId);
    if (entry === undefined) return refused({ code: "UNKNOWN_INGREDIENT", consumableId });
    amounts.set(consumableId, fraction(sum * entry.gross.top, entry.gross.bottom));
  }
  return accepted(amounts);
}

/** Adds to what is there. */
export function addAmount(amounts: Map<ConsumableId, Fraction>, consumableId: ConsumableId, more: Fraction): void {
  amounts.set(consumableId, addFractions(amounts.get(consumableId) ?? nothing, more));
}
