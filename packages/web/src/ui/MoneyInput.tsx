import type { Cents } from "@cantina/domain/kernel";
import { DecimalInput, type DecimalFieldProps } from "./DecimalInput.tsx";
import { moneyField } from "./money-entry.ts";

export interface MoneyInputProps extends DecimalFieldProps<Cents> {
  readonly allowNegative?: boolean;
}

export const MoneyInput = ({ allowNegative = false, ...field }: MoneyInputProps) => (
  <DecimalInput {...field} {...moneyField(allowNegative)} unread={null} />
);
