import { movementReasons, movementTypes } from "@cantina/domain/inventory";
import { movementFlows } from "@cantina/domain/variance";
import type { MovementQuestion } from "../../composition/desk/index.ts";
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
