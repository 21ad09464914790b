import { textLimits } from "@cantina/domain/kernel";
import { choiceField, textField } from "../../ui/address-field.ts";
import { shows } from "./shown-things.ts";

export const countFields = {
  search: textField(textLimits.name),
  show: choiceField(shows, "all"),
};
