import type { ConsumableId, Quantity } from "@cantina/domain/inventory";
import type { Cents, Instant } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";
import { bookMovementsFunction } from "./book-movements.sql.ts";

export type MovementToBook = {
  readonly consumableId: ConsumableId;
  readonly reason:
    | "SUPPLIER_PURCHASE"
    | "PREPARATION"
    | "INTERNAL_CONSUMPTION"
    | "EXPIRATION"
    | "WASTE"
    | "PREPARATION_INGREDIENT"
    | "COUNT";
  /** Signed. */
  readonly quantity: Quantity;
  /** Of an ingredient of a preparation: which of these movements that is, from 0. */
  readonly preparation?: number;
  readonly paidTotal?: Cents | null;
};

export type Booking = {
  readonly cafeteriaId: string;
  readonly profileId: string;
  readonly tabId: string | null;
  readonly at: Instant;
};

export type BookedMovement = {
  readonly id: number;
  readonly consumableId: ConsumableId;
  readonly resultingAvailableQuantity: Quantity;
};

const book = sql.ref(bookMovementsFunction.name);

/** Under `lockPantry`, in the order given. CONSUME-05 */
export async function bookMovements(
  trx: Transaction<unknown>,
  { cafeteriaId, profileId, tabId, at }: Booking,
  movements: readonly MovementToBook[],
): Promise<readonly BookedMovement[]> {
  const given = JSON.stringify(
    movements.map(({ consumableId, reason, quantity, preparation, paidTotal = null }) => ({
      consumable_id: consumableId,
      reason,
      quantity,
      preparation: preparation === undefined ? null : preparation + 1,
      paid_total: paidTotal,
      profile_id: profileId,
      at,
    })),
  );
  const { rows } = await sql<BookedMovement>`
    select id, consumable_id as "consumableId", resulting as "resultingAvailableQuantity"
      from ${book}(${cafeteriaId}, ${tabId}, ${given}::json)`.execute(trx);
  return rows;
}
