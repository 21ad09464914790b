import type { Cents } from "../kernel/index.ts";
import type { Unit } from "./consumable.ts";
import type { Quantity } from "./quantity.ts";

/** What a call may name of a consumable, though it can't set it; null and undefined: it says nothing of it. */
export type KeptFields = {
  readonly unit?: Unit | undefined;
  readonly availableQuantity?: Quantity | undefined;
  /** Of a prepared one. */
  readonly cost?: Cents | null | undefined;
};

type Known = {
  readonly unit: Unit;
  readonly availableQuantity: Quantity;
  /** What its recipe cost so far, and what it will cost. */
  readonly costs: readonly (Cents | undefined)[];
};

/** The field that is named with another value than it has; null: who sends back what was read names none. INVENTORY-38 */
export function keptFault(sent: KeptFields, known: Known): keyof KeptFields | null {
  if (sent.unit !== undefined && sent.unit !== known.unit) return "unit";
  if (sent.availableQuantity !== undefined && sent.availableQuantity !== known.availableQuantity)
    return "availableQuantity";
  return (sent.cost ?? null) === null || known.costs.some((cost) => cost === sent.cost) ? null : "cost";
}
