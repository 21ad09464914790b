import { textLimits } from "@cantina/domain/kernel";
import { stockLevels } from "@cantina/domain/stock";
import { choiceField, dayField, idField, openField, pageField, textField } from "../../ui/address-field.ts";

/** `open` is the product whose records are open; of those, `from` to `until`. */
export const stockFields = {
  search: textField(textLimits.name),
  categoryId: idField,
  level: choiceField(["", ...stockLevels], ""),
  page: pageField,
  open: openField,
  from: { ...dayField, isPlace: true },
  until: { ...dayField, isPlace: true },
};

/** Nothing narrows. */
export const anyStock = { categoryId: "", level: "" } as const;
