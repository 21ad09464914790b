import { movementReasons, movementTypes } from "@cantina/domain/inventory";
import { movementFlows } from "@cantina/domain/variance";
import type { MovementQuestion, PantryConsumable } from "../../composition/desk/index.ts";
import type { ShownIn } from "../../ui/address.ts";
import { choiceField, dayField, idField, pageField } from "../../ui/address-field.ts";

export const allMovements: MovementQuestion = {
  consumableId: null,
  type: null,
  reason: null,
  flow: null,
  from: null,
  until: null,
};

/** How the list of movements is narrowed, as it stands in the address. */
export const movementFields = {
  consumable: idField,
  type: choiceField(["", ...movementTypes], ""),
  reason: choiceField(["", ...movementReasons], ""),
  flow: choiceField(["", ...movementFlows], ""),
  from: dayField,
  until: dayField,
  page: pageField,
};

/** Days that are turned round ask for nothing: their field says so. */
export function questionOf(
  shown: ShownIn<typeof movementFields>,
  consumables: readonly PantryConsumable[],
): MovementQuestion {
  const { consumable, type, reason, flow, from, until } = shown;
  const isTurned = from !== null && until !== null && from > until;
  return {
    consumableId: consumables.find(({ id }) => id === consumable)?.id ?? null,
    type: type === "" ? null : type,
    reason: reason === "" ? null : reason,
    flow: flow === "" ? null : flow,
    from: isTurned ? null : from,
    until: isTurned ? null : until,
  };
}
