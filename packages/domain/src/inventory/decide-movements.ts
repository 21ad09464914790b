import { type Cents, type Result, accepted, refused } from "../kernel/index.ts";
import type { ConsumableId, Ingredient } from "./consumable.ts";
import { stockOf } from "./explosion.ts";
import { exactly } from "./fraction.ts";
import { type EnteredReason, type MovementType, reasonsFor } from "./movement.ts";
import { isPayable } from "./paid-price.ts";
import { type PantryItem, canBePrepared, knownBook, mostToPrepare } from "./preparable.ts";
import { decidePreparation } from "./preparation.ts";
import { type Quantity, largestEntry, quantity } from "./quantity.ts";

/** One consumable of a movement. */
export type MovementLine = {
  readonly consumableId: ConsumableId;
  /** Above 0. */
  readonly quantity: Quantity;
  /** For all of it; null: not told. Only of a purchase. */
  readonly paidTotal: Cents | null;
};

export type WantedMovements = {
  readonly type: MovementType;
  readonly reason: EnteredReason;
  readonly lines: readonly MovementLine[];
};

/** To be booked, with its sign. */
export type DecidedMovement = {
  readonly consumableId: ConsumableId;
  readonly reason: EnteredReason;
  readonly quantity: Quantity;
  readonly paidTotal: Cents | null;
  /** What leaves the pantry for it; only of a preparation. */
  readonly ingredients: readonly Ingredient[];
};

export type MovementRefusal = { readonly consumableId: ConsumableId } & (
  | { readonly code: "UNKNOWN_CONSUMABLE" | "WRONG_REASON" | "QUANTITY_TOO_LARGE" | "PRICE_TOO_HIGH" }
  | { readonly code: "EXCEEDED"; readonly most: Quantity }
);

/** Decides line after line; each finds the stock that those before it left. INVENTORY-32 */
export function beginMovements(
  { type, reason }: Pick<WantedMovements, "type" | "reason">,
  consumables: readonly PantryItem[],
): (line: MovementLine) => Result<DecidedMovement, MovementRefusal> {
  const items = new Map(consumables.map((one) => [one.id, one]));
  const stock = new Map(consumables.map((one) => [one.id, one.availableQuantity]));
  // Kept beside it, so that a line of thousands needn't turn all of it into fractions.
  const amounts = new Map(stockOf(consumables));
  const available = (consumableId: ConsumableId): Quantity => stock.get(consumableId) ?? quantity(0);
  const move = (consumableId: ConsumableId, moved: number): void => {
    const left = quantity(available(consumableId) + moved);
    stock.set(consumableId, left);
    amounts.set(consumableId, exactly(left));
  };
  const book = reason === "PREPARATION" ? knownBook(consumables) : null;

  function ingredientsOf({ consumableId, quantity: made }: MovementLine) {
    if (book === null) return accepted([]);
    return decidePreparation(book, consumableId, made, amounts);
  }

  return (line) => {
    const { consumableId, paidTotal } = line;
    const item = items.get(consumableId);
    if (item === undefined) return refused({ code: "UNKNOWN_CONSUMABLE", consumableId });
    if (!reasonsFor(type, item.type).includes(reason)) return refused({ code: "WRONG_REASON", consumableId });
    const most = quantity(Math.max(available(consumableId), 0));
    if (type === "EGRESS" && line.quantity > most) return refused({ code: "EXCEEDED", consumableId, most });
    const moved = quantity(type === "EGRESS" ? -line.quantity : line.quantity);
    if (available(consumableId) + moved > largestEntry) return refused({ code: "QUANTITY_TOO_LARGE", consumableId });
    if (paidTotal !== null && !isPayable(paidTotal, line.quantity))
      return refused({ code: "PRICE_TOO_HIGH", consumableId });
    const ingredients = ingredientsOf(line);
    if (!ingredients.ok)
      return ingredients.failure.code === "NOT_ENOUGH"
        ? refused({ code: "EXCEEDED", consumableId, most: ingredients.failure.most })
        : refused({ code: "WRONG_REASON", consumableId });
    move(consumableId, moved);
    for (const one of ingredients.value) move(one.consumableId, -one.quantity);
    return accepted({ consumableId, reason, quantity: moved, paidTotal, ingredients: ingredients.value });
  };
}

/** Who makes a unit or more has what a unit takes, or is refused for that. INVENTORY-31 */
const isBelowOffer = (
  { reason }: WantedMovements,
  { consumableId, quantity: made }: MovementLine,
  consumables: readonly PantryItem[],
): boolean =>
  reason === "PREPARATION" && !canBePrepared(made) && !canBePrepared(mostToPrepare(consumableId, consumables));

/** All of them or none. INVENTORY-28 INVENTORY-30 INVENTORY-31 INVENTORY-32 */
export function decideMovements(
  wanted: WantedMovements,
  consumables: readonly PantryItem[],
): Result<readonly DecidedMovement[], MovementRefusal> {
  const decide = beginMovements(wanted, consumables);
  const decided: DecidedMovement[] = [];
  for (const line of wanted.lines) {
    const one = decide(line);
    if (!one.ok) return one;
    if (isBelowOffer(wanted, line, consumables))
      return refused({ code: "EXCEEDED", consumableId: line.consumableId, most: quantity(0) });
    decided.push(one.value);
  }
  return accepted(decided);
}
