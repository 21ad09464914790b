import type { ConsumableId, Quantity } from "@cantina/domain/inventory";
import type { Cents, Id, Instant } from "@cantina/domain/kernel";
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
  /** Of a count. */
  readonly countId?: Id<"count">;
  /** The movement that it takes back. */
  readonly undoes?: number;
};

type Place = { readonly cafeteriaId: string; readonly tabId: string | null };
export type Booking = Place & { readonly profileId: string; readonly at: Instant };

export type BookedMovement = {
  readonly id: number;
  readonly consumableId: ConsumableId;
  readonly resultingAvailableQuantity: Quantity;
};

type Moved = Pick<MovementToBook, "consumableId" | "quantity">;

/** What one cause moved. */
export type CausedMovements = Omit<MovementToBook, keyof Moved | "reason"> & {
  readonly reason: MovementToBook["reason"] | "ORDER" | "ORDER_RETURN" | "MEAL";
  readonly consumptionId?: number;
  /** The consumption that it makes up for. */
  readonly compensates?: number;
  readonly profileId: string | null;
  readonly at: Instant;
  readonly moved: readonly Moved[];
};

const book = sql.ref(bookMovementsFunction.name);

/** Names and units as the SQL function `book_movements` reads them. */
const causeOf = ({ moved, preparation, ...cause }: CausedMovements) => ({
  reason: cause.reason,
  preparation: preparation === undefined ? null : preparation + 1,
  paid_total: cause.paidTotal ?? null,
  consumption_id: cause.consumptionId ?? null,
  count_id: cause.countId ?? null,
  compensates: cause.compensates ?? null,
  undoes: cause.undoes ?? null,
  profile_id: cause.profileId,
  at: cause.at,
  consumables: moved.map(({ consumableId }) => consumableId),
  quantities: moved.map(({ quantity }) => quantity),
});

function callOf(
  { cafeteriaId, tabId }: Place,
  causes: readonly CausedMovements[],
  { isTold }: { readonly isTold: boolean },
) {
  const consumables = [...new Set(causes.flatMap(({ moved }) => moved.map(({ consumableId }) => consumableId)))];
  return sql<BookedMovement>`
    select id, consumable_id as "consumableId", resulting as "resultingAvailableQuantity"
      from ${book}(${cafeteriaId}, ${tabId}, ${consumables}::uuid[], ${JSON.stringify(causes.map(causeOf))}::json, ${isTold})`;
}

/** What was consumed, under the lock of the pantry, in the order given. CONSUME-05 */
export async function appendMovements(
  trx: Transaction<unknown>,
  place: Place,
  causes: readonly CausedMovements[],
): Promise<void> {
  if (causes.length > 0) await callOf(place, causes, { isTold: false }).execute(trx);
}

/** What somebody moves by hand, under `lockPantry`, in the order given. CONSUME-05 */
export async function bookMovements(
  trx: Transaction<unknown>,
  { profileId, at, ...place }: Booking,
  movements: readonly MovementToBook[],
): Promise<readonly BookedMovement[]> {
  if (movements.length === 0) return [];
  const causes = movements.map(({ consumableId, quantity, ...cause }) => ({
    ...cause,
    profileId,
    at,
    moved: [{ consumableId, quantity }],
  }));
  const { rows } = await callOf(place, causes, { isTold: true }).execute(trx);
  return rows;
}
