import { type HoldingCount, isBeforeCount } from "../counts/index.ts";
import type { Instant } from "../kernel/index.ts";
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
  /** When it left the shelf, or came back to it. */
  readonly happenedAt: Instant;
  /** null: it gives back. */
  readonly served: Served | null;
};

type Quantities = ReadonlyMap<ConsumableId, Quantity>;

export type PantryBefore<Count extends HoldingCount> = {
  readonly stock: Amounts;
  /** What orders have out already. */
  readonly out: ReadonlyMap<string, Quantities>;
  /** Of what was counted, the count that holds. */
  readonly holding: ReadonlyMap<ConsumableId, Count>;
};

/** A movement of what happened, or, with a count, what makes up for it. COUNT-10 */
export type SettledMovement<Count> = Ingredient & { readonly count?: Count };

/** What can't be written down is nothing: it stops nobody. INVENTORY-25 */
function takenBy({ book, portions }: Served, stock: Amounts): readonly Ingredient[] {
  const consumed = consumptionOf(book, portions, stock);
  return consumed.ok ? consumed.value : [];
}

/** What was counted after it had moved is about to move once more. COUNT-10 */
const compensationsOf = <Count extends HoldingCount>(
  moved: readonly Ingredient[],
  happenedAt: Instant,
  holding: ReadonlyMap<ConsumableId, Count>,
): readonly (Ingredient & { readonly count: Count })[] =>
  moved.flatMap(({ consumableId, quantity: moves }) => {
    const count = holding.get(consumableId);
    return isBeforeCount(happenedAt, count) ? [{ consumableId, quantity: quantity(-moves), count }] : [];
  });

/** The movements of each event, signed, in the order in which they happened. INVENTORY-25 INVENTORY-26 */
export function settleConsumption<Count extends HoldingCount>(
  events: readonly ConsumptionEvent[],
  before: PantryBefore<Count>,
): readonly (readonly SettledMovement<Count>[])[] {
  const stock = new Map(before.stock);
  const out = new Map(before.out);
  return events.map(({ orderId, happenedAt, served }) => {
    const had: Quantities = (orderId === null ? undefined : out.get(orderId)) ?? new Map();
    const moved: readonly Ingredient[] =
      served === null
        ? [...had].map(([consumableId, back]) => ({ consumableId, quantity: back }))
        : takenBy(served, stock).map((one) => ({ ...one, quantity: quantity(-one.quantity) }));
    if (orderId !== null) {
      const left = new Map(had);
      for (const { consumableId, quantity: moves } of moved)
        left.set(consumableId, quantity((left.get(consumableId) ?? 0) - moves));
      out.set(orderId, new Map([...left].filter(([, still]) => still !== 0)));
    }
    const all = [...moved, ...compensationsOf(moved, happenedAt, before.holding)];
    for (const one of all) addAmount(stock, one.consumableId, exactly(one.quantity));
    return all;
  });
}
