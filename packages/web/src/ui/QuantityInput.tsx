import { type Quantity, quantity, quantityText } from "@cantina/domain/inventory";
import { DecimalInput, type DecimalEntry, type DecimalFieldProps } from "./DecimalInput.tsx";
import { type MoneyEntry, readMoneyEntry } from "./money-entry.ts";

export interface QuantityInputProps extends DecimalFieldProps<Quantity> {
  /** "kg" */
  readonly unit: string;
}

const texts: Record<(MoneyEntry & { kind: "refused" })["code"], string> = {
  NOT_A_NUMBER: "Ingrese una cantidad, por ejemplo 1,5",
  TOO_MANY_DECIMALS: "Use 2 decimales como máximo",
  TOO_LARGE: "La cantidad es demasiado grande",
  NEGATIVE: "La cantidad no puede ser negativa",
};

/** Hundredths of a unit are typed as cents are. */
function read(text: string): DecimalEntry<Quantity> {
  const entry = readMoneyEntry(text, false);
  if (entry.kind === "refused") return { kind: "refused", fault: texts[entry.code] };
  return entry.kind === "empty" ? entry : { kind: "amount", amount: quantity(entry.amount) };
}

export const QuantityInput = ({ unit, ...field }: QuantityInputProps) => (
  <DecimalInput
    {...field}
    sign={{ text: unit, side: "end" }}
    write={(amount) => (amount === null ? "" : quantityText(amount))}
    read={read}
  />
);
