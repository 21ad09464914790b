import { textLimits } from "@cantina/domain/kernel";
import { stockLevels } from "@cantina/domain/stock";
import { choiceField, dayField, idField, openField, pageField, tabField, textField } from "../../ui/address-field.ts";

export const stockTabs = ["products", "counts"] as const;

/** `open` is the product whose records are open, of those `from` to `until`; or the count whose rows are. */
export const stockFields = {
  tab: tabField<(typeof stockTabs)[number]>(stockTabs, "products"),
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
