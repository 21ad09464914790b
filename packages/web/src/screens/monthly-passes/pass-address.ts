import { passStates } from "@cantina/domain/calendar-products";
import { textLimits } from "@cantina/domain/kernel";
import { choiceField, idField, openField, pageField, textField } from "../../ui/address-field.ts";

/** `open` is the one whose form is open. */
export const passFields = {
  search: textField(textLimits.name),
  state: choiceField(["", ...passStates], ""),
  categoryId: idField,
  page: pageField,
  open: openField,
};

export const anyPass = { state: "", categoryId: "" } as const;
