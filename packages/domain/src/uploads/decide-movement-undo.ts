import { type ConsumableId, type EnteredReason, type Ingredient, type Quantity, quantity } from "../inventory/index.ts";

/** A movement that a file booked and that still counts. */
export type BatchMovement = {
  readonly movementId: number;
  readonly consumableId: ConsumableId;
  readonly name: string;
  readonly reason: EnteredReason;
  /** What came. */
  readonly quantity: Quantity;
  /** It left the pantry since. */
  readonly isDeleted: boolean;
  /** It, or what left for it, after it: the count has put right what it had wrong. */
  readonly isCounted: boolean;
  /** What left for it, as positive quantities; of a purchase none. */
  readonly ingredients: readonly (Ingredient & { readonly movementId: number })[];
};

export const movementStayReasons = ["GONE", "DELETED", "COUNTED"] as const;
export type MovementStayReason = (typeof movementStayReasons)[number];

/** Signed. */
export type OppositeMovement = Ingredient & { readonly undoes: number };

export type MovementUndoPlan = {
  readonly undo: readonly (Pick<BatchMovement, "reason"> & {
    readonly opposite: OppositeMovement;
    /** What comes back. */
    readonly ingredients: readonly OppositeMovement[];
  })[];
  readonly stay: readonly {
    readonly consumableId: ConsumableId;
    readonly name: string;
    readonly reason: MovementStayReason;
  }[];
};

function stayReasonOf(
  { isDeleted, isCounted, quantity: came }: BatchMovement,
  left: number,
): MovementStayReason | null {
  if (isDeleted) return "DELETED";
  if (isCounted) return "COUNTED";
  return left < came ? "GONE" : null;
}

/**
 * The opposite of each, as far as the stock still has it: first of what was booked last, so that what was prepared of a
 * purchase is that purchase again before it is taken back. UPLOAD-12
 */
export function decideMovementUndo(
  movements: readonly BatchMovement[],
  stock: ReadonlyMap<ConsumableId, Quantity>,
): MovementUndoPlan {
  const left = new Map(stock);
  const move = ({ consumableId, quantity: moved }: Ingredient): void => {
    left.set(consumableId, quantity((left.get(consumableId) ?? 0) + moved));
  };
  const [undo, stay]: [MovementUndoPlan["undo"][number][], MovementUndoPlan["stay"][number][]] = [[], []];
  for (const one of movements.toSorted((a, b) => b.movementId - a.movementId)) {
    const { consumableId, name, movementId: undoes, reason } = one;
    const stayReason = stayReasonOf(one, left.get(consumableId) ?? 0);
    if (stayReason !== null) {
      stay.push({ consumableId, name, reason: stayReason });
      continue;
    }
    const opposite = { consumableId, quantity: quantity(-one.quantity), undoes };
    const ingredients = one.ingredients.map(({ movementId, ...back }) => ({ ...back, undoes: movementId }));
    for (const moved of [opposite, ...ingredients]) move(moved);
    undo.push({ reason, opposite, ingredients });
  }
  return { undo, stay };
}
