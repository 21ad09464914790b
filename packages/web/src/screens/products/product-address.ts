import { textLimits } from "@cantina/domain/kernel";
import type { ShownIn } from "../../ui/address.ts";
import { dayField, openField, pageField, tabField, textField } from "../../ui/address-field.ts";

/** `open` is the product whose form is open, `category` the one that is edited; pages are those of what was deleted. */
export const productFields = {
  tab: tabField(["sale", "deleted"], "sale"),
  search: textField(textLimits.name),
  date: dayField,
  page: pageField,
  open: openField,
  category: openField,
};

export type ProductsShown = ShownIn<typeof productFields>;

export const anyProduct = { search: "", date: null } as const;
