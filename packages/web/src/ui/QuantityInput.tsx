import { type Quantity, quantity, quantityText } from "@cantina/domain/inventory";
import * as texts from "../texts/ui.ts";
import { DecimalInput, type DecimalEntry, type DecimalFieldProps } from "./DecimalInput.tsx";
import { type MoneyEntry, readMoneyEntry } from "./money-entry.ts";

export interface QuantityInputProps extends DecimalFieldProps<Quantity> {
  /** "kg" */
  readonly unit: string;
}

const faultTexts: Record<(MoneyEntry & { kind: "refused" })["code"], string> = {
  NOT_A_NUMBER: texts.quantityNotANumber,
  TOO_MANY_DECIMALS: texts.tooManyDecimals,
  TOO_LARGE: texts.quantityTooLarge,
  NEGATIVE: texts.quantityNegative,
};

/** Hundredths of a unit are typed as cents are. */
function read(text: string): DecimalEntry<Quantity> {
  const entry = readMoneyEntry(text, false);
  if (entry.kind === "refused") return { kind: "refused", fault: faultTexts[entry.code] };
  return entry.kind === "empty" ? entry : { kind: "amount", amount: quantity(entry.amount) };
}

export const QuantityInput = ({ unit, ...field }: QuantityInputProps) => (
  <DecimalInput
    {...field}
    unread={null}
    sign={{ text: unit, side: "end" }}
    write={(amount) => (amount === null ? "" : quantityText(amount))}
    read={read}
  />
);
