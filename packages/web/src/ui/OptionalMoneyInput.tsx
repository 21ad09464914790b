import type { Cents, Unreadable } from "@cantina/domain/kernel";
import { DecimalInput, type DecimalFieldProps } from "./DecimalInput.tsx";
import { moneyField } from "./money-entry.ts";

/** Of money that may stay untold: it tells a text that is no amount from none. FORM-13 */
export const OptionalMoneyInput = (field: DecimalFieldProps<Cents, Unreadable>) => (
  <DecimalInput {...field} {...moneyField(false)} unread="UNREADABLE" />
);
