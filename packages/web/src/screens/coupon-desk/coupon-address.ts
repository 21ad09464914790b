import { couponStates } from "@cantina/domain/coupons";
import { textLimits } from "@cantina/domain/kernel";
import { choiceField, idField, openField, pageField, tabField, textField } from "../../ui/address-field.ts";

export const couponTab = { tab: tabField(["coupons", "bought"], "coupons") };

/** `open` is the one whose form is open. */
export const couponFields = {
  search: textField(textLimits.name),
  state: choiceField(["", ...couponStates], ""),
  page: pageField,
  open: openField,
};

/** Whose coupons are looked up; "": nobody's. */
export const boughtFields = { dinerId: idField };
