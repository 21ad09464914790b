import type { ConsumableType } from "./consumable.ts";
import type { Quantity } from "./quantity.ts";

export const movementTypes = ["INGRESS", "EGRESS"] as const;
export type MovementType = (typeof movementTypes)[number];

const egressReasons = ["INTERNAL_CONSUMPTION", "EXPIRATION", "WASTE"] as const;

/** What a person books. */
export const enteredReasons = ["SUPPLIER_PURCHASE", "PREPARATION", ...egressReasons] as const;
export type EnteredReason = (typeof enteredReasons)[number];

/** With those that the product writes on its own. */
export const movementReasons = [
  ...enteredReasons,
  "PREPARATION_INGREDIENT",
  "ORDER",
  "ORDER_RETURN",
  "MEAL",
  "COUNT",
] as const;
export type MovementReason = (typeof movementReasons)[number];

/** What can be chosen, in the order of the list. INVENTORY-28 */
export function reasonsFor(type: MovementType, kind: ConsumableType): readonly EnteredReason[] {
  if (type === "EGRESS") return egressReasons;
  return kind === "RAW" ? ["SUPPLIER_PURCHASE"] : ["PREPARATION"];
}

/** Of a signed quantity; a count that found what there should be came to no harm. INVENTORY-28 */
export const movementTypeOf = (moved: Quantity): MovementType => (moved < 0 ? "EGRESS" : "INGRESS");
