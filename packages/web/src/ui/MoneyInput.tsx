import type { Cents } from "@cantina/domain/kernel";
import { DecimalInput, type DecimalFieldProps } from "./DecimalInput.tsx";
import { moneyEntryTexts, moneyFieldText, readMoneyEntry } from "./money-entry.ts";

export interface MoneyInputProps extends DecimalFieldProps<Cents> {
  readonly allowNegative?: boolean;
}

export const MoneyInput = ({ allowNegative = false, ...field }: MoneyInputProps) => (
  <DecimalInput
    {...field}
    sign={{ text: "$", side: "start" }}
    write={moneyFieldText}
    read={(text) => {
      const entry = readMoneyEntry(text, allowNegative);
      return entry.kind === "refused" ? { kind: "refused", fault: moneyEntryTexts[entry.code] } : entry;
    }}
  />
);
