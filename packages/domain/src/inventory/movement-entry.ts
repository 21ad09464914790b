import { type Cents, type OptionalNumber, type Result, accepted, refused } from "../kernel/index.ts";
import type { ConsumableId } from "./consumable.ts";
import { type MovementLine, type MovementRefusal, type WantedMovements, beginMovements } from "./decide-movements.ts";
import { type EnteredReason, type MovementType, reasonsFor } from "./movement.ts";
import { type PantryItem, canBePrepared, mostToPrepare } from "./preparable.ts";
import type { Quantity } from "./quantity.ts";

/** One of the chosen consumables, with what stands in its fields. */
export type MovementRow = {
  readonly consumableId: ConsumableId;
  readonly quantity: Quantity | null;
  /** null: not told. */
  readonly paidTotal: OptionalNumber<Cents>;
};
export type MovementEntry = {
  readonly type: MovementType;
  readonly reason: EnteredReason | null;
  readonly rows: readonly MovementRow[];
};

/** `most`: what could be moved of it, where it is known. */
export type MovementRowFault = {
  readonly code: "MISSING" | "ZERO" | "CANNOT_PREPARE" | "PAID_UNREADABLE" | MovementRefusal["code"];
  readonly most?: Quantity;
};
export type MovementFaults = {
  readonly reason?: "MISSING";
  readonly rows: ReadonlyMap<ConsumableId, MovementRowFault>;
};

const isOnly = (reasons: readonly EnteredReason[]): reasons is readonly [EnteredReason] => reasons.length === 1;

/** Where there is only one reason nobody has to choose it. INVENTORY-28 */
export function newMovementEntry(
  type: MovementType,
  chosen: readonly Pick<PantryItem, "id" | "type">[],
): MovementEntry {
  const reasons = reasonsFor(type, chosen[0]?.type ?? "RAW");
  return {
    type,
    reason: isOnly(reasons) ? reasons[0] : null,
    rows: chosen.map(({ id }) => ({ consumableId: id, quantity: null, paidTotal: null })),
  };
}

function quantityFault(
  { quantity: typed, consumableId }: MovementRow,
  isPreparing: boolean,
  all: readonly PantryItem[],
) {
  const most = isPreparing ? mostToPrepare(consumableId, all) : null;
  if (most !== null && !canBePrepared(most)) return { code: "CANNOT_PREPARE", most } as const;
  if (typed === null) return { code: "MISSING" } as const;
  return typed === 0 ? ({ code: "ZERO" } as const) : null;
}

/** Only a purchase has something paid; what was typed for another reason is not sent. INVENTORY-33 FORM-13 */
const paidFor = ({ paidTotal }: MovementRow, reason: EnteredReason | null) =>
  reason === "SUPPLIER_PURCHASE" ? paidTotal : null;

/**
 * What can be sent, or every fault at once. Rows are judged in their order as
 * the server will: what one takes, the next doesn't have.
 * INVENTORY-29 INVENTORY-30 INVENTORY-31 INVENTORY-32
 */
export function checkMovement(
  { type, reason, rows }: MovementEntry,
  consumables: readonly PantryItem[],
): Result<WantedMovements, MovementFaults> {
  const decide = reason === null ? null : beginMovements({ type, reason }, consumables);
  const faults = new Map<ConsumableId, MovementRowFault>();
  const lines: MovementLine[] = [];
  for (const row of rows) {
    const fault = quantityFault(row, reason === "PREPARATION", consumables);
    const paidTotal = paidFor(row, reason);
    if (fault !== null) faults.set(row.consumableId, fault);
    else if (paidTotal === "UNREADABLE") faults.set(row.consumableId, { code: "PAID_UNREADABLE" });
    if (fault !== null || paidTotal === "UNREADABLE" || row.quantity === null || decide === null) continue;
    const line = { ...row, quantity: row.quantity, paidTotal };
    const decided = decide(line);
    if (decided.ok) lines.push(line);
    else faults.set(row.consumableId, faultOf(decided.failure));
  }
  if (reason === null || faults.size > 0)
    return refused({ ...(reason === null && { reason: "MISSING" }), rows: faults });
  return accepted({ type, reason, lines });
}

const faultOf = (failure: MovementRefusal): MovementRowFault =>
  failure.code === "EXCEEDED" ? { code: failure.code, most: failure.most } : { code: failure.code };
