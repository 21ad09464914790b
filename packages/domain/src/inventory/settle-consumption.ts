import type { ConsumableId, Ingredient } from "./consumable.ts";
import { consumptionOf } from "./consumption.ts";
import { exactly } from "./fraction.ts";
import { type Quantity, quantity } from "./quantity.ts";
import { type Amounts, type Portions, type RecipeBook, addAmount } from "./recipe-book.ts";

/** What was served, and the recipes that it was sold by. */
export type Served = { readonly book: RecipeBook; readonly portions: readonly Portions[] };

/** Something was served, or an order gives back what it has out. */
export type ConsumptionEvent = {
  /** null: no order's, so that it never comes back. */
  readonly orderId: string | null;
  /** null: it gives back. */
  readonly served: Served | null;
};

type Quantities = ReadonlyMap<ConsumableId, Quantity>;

export type PantryBefore = {
  readonly stock: Amounts;
  /** What orders have out already. */
  readonly out: ReadonlyMap<string, Quantities>;
};

/** What can't be written down is nothing: it stops nobody. INVENTORY-25 */
function takenBy({ book, portions }: Served, stock: Amounts): readonly Ingredient[] {
  const consumed = consumptionOf(book, portions, stock);
  return consumed.ok ? consumed.value : [];
}

/** The movements of each event, signed, in the order in which they happened. INVENTORY-25 INVENTORY-26 */
export function settleConsumption(
  events: readonly ConsumptionEvent[],
  before: PantryBefore,
): readonly (readonly Ingredient[])[] {
  const stock = new Map(before.stock);
  const out = new Map(before.out);
  return events.map(({ orderId, served }) => {
    const had: Quantities = (orderId === null ? undefined : out.get(orderId)) ?? new Map();
    const moved: readonly Ingredient[] =
      served === null
        ? [...had].map(([consumableId, back]) => ({ consumableId, quantity: back }))
        : takenBy(served, stock).map((one) => ({ ...one, quantity: quantity(-one.quantity) }));
    for (const one of moved) addAmount(stock, one.consumableId, exactly(one.quantity));
    if (orderId !== null) {
      const left = new Map(had);
      for (const { consumableId, quantity: moves } of moved)
        left.set(consumableId, quantity((left.get(consumableId) ?? 0) - moves));
      out.set(orderId, new Map([...left].filter(([, still]) => still !== 0)));
    }
    return moved;
  });
}
