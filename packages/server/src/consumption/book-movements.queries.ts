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

type Caused = Omit<MovementToBook, "reason"> & {
  readonly reason: MovementToBook["reason"] | "ORDER" | "ORDER_RETURN" | "MEAL";
  readonly consumptionId?: number;
  /** The consumption that it makes up for. */
  readonly compensates?: number;
  readonly profileId: string | null;
  readonly at: Instant;
};

const book = sql.ref(bookMovementsFunction.name);

/** Under the lock of the pantry, in the order given. CONSUME-05 */
export async function appendMovements(
  trx: Transaction<unknown>,
  { cafeteriaId, tabId }: Place,
  movements: readonly Caused[],
): Promise<readonly BookedMovement[]> {
  if (movements.length === 0) return [];
  const given = JSON.stringify(
    movements.map(
      ({
        consumableId,
        reason,
        quantity,
        preparation,
        paidTotal,
        consumptionId,
        countId,
        compensates,
        undoes,
        profileId,
        at,
      }) => ({
        consumable_id: consumableId,
        reason,
        quantity,
        preparation: preparation === undefined ? null : preparation + 1,
        paid_total: paidTotal ?? null,
        consumption_id: consumptionId ?? null,
        count_id: countId ?? null,
        compensates: compensates ?? null,
        undoes: undoes ?? null,
        profile_id: profileId,
        at,
      }),
    ),
  );
  const { rows } = await sql<BookedMovement>`
    select id, consumable_id as "consumableId", resulting as "resultingAvailableQuantity"
      from ${book}(${cafeteriaId}, ${tabId}, ${given}::json)`.execute(trx);
  return rows;
}

/** What somebody moves by hand, under `lockPantry`, in the order given. CONSUME-05 */
export const bookMovements = (
  trx: Transaction<unknown>,
  { profileId, at, ...place }: Booking,
  movements: readonly MovementToBook[],
): Promise<readonly BookedMovement[]> =>
  appendMovements(
    trx,
    place,
    movements.map((movement) => ({ ...movement, profileId, at })),
  );
