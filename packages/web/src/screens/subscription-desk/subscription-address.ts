import { textLimits } from "@cantina/domain/kernel";
import { flagField, idsField, openField, tabField, textField } from "../../ui/address-field.ts";

/** What Mensualidades shows, as its address has it. */
export const subscriptionFields = {
  tab: tabField(["subscriptions", "members"], "subscriptions"),
  /** Of commensals. */
  search: textField(textLimits.name),
  unpaid: flagField,
  /** The subscriptions whose commensals are unfolded. */
  open: { ...idsField, isPlace: true },
  /** The subscription that is edited. */
  edit: openField,
};

export const everyMember = { search: "", unpaid: false } as const;
