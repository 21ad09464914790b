import { type DecidedMovement, quantity } from "@cantina/domain/inventory";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { type BookedMovement, type Booking, type MovementToBook, bookMovements } from "../consumption/index.ts";
import { noteChange } from "../db/index.ts";

/** Each with what leaves the pantry for it. */
export function withIngredients(decided: readonly DecidedMovement[]): readonly MovementToBook[] {
  const movements: MovementToBook[] = [];
  for (const { ingredients, consumableId, reason, quantity: moved, paidTotal } of decided) {
    const preparation = movements.length;
    movements.push(
      { consumableId, reason, quantity: moved, paidTotal },
      ...ingredients.map(({ consumableId, quantity: taken }) => ({
        consumableId,
        reason: "PREPARATION_INGREDIENT" as const,
        quantity: quantity(-taken),
        preparation,
      })),
    );
  }
  return movements;
}

/** Books what a person moves, and notes it for the audit log. */
export async function bookNoted(
  trx: Transaction<unknown>,
  booking: Booking,
  movements: readonly MovementToBook[],
): Promise<readonly BookedMovement[]> {
  const booked = await bookMovements(trx, booking, movements);
  for (const [index, { consumableId, resultingAvailableQuantity: after }] of booked.entries()) {
    const moved = movements[index]?.quantity;
    if (moved === undefined) throw new BrokenInvariant("each movement is booked once");
    noteChange({ entity: "consumable", id: consumableId, before: after - moved, after });
  }
  return booked;
}
