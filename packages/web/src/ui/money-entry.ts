import { type Cents, type MoneyTextFailure, formatMoney, parseMoneyText } from "@cantina/domain/kernel";
import * as texts from "../texts/ui.ts";
import type { DecimalEntry } from "./DecimalInput.tsx";

export type MoneyEntry =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly amount: Cents }
  | { readonly kind: "refused"; readonly code: MoneyTextFailure["code"] | "NEGATIVE" };

/** What the text in a money field stands for. */
export function readMoneyEntry(text: string, allowNegative: boolean): MoneyEntry {
  if (text.trim() === "") return { kind: "empty" };
  const parsed = parseMoneyText(text);
  if (!parsed.ok) return { kind: "refused", code: parsed.failure.code };
  return parsed.value < 0 && !allowNegative
    ? { kind: "refused", code: "NEGATIVE" }
    : { kind: "amount", amount: parsed.value };
}

/** "1.234,50": the sign of the currency stands before the field. */
export const moneyFieldText = (amount: Cents | null): string =>
  amount === null ? "" : formatMoney(amount).replace("$ ", "");

const moneyEntryTexts: Record<(MoneyEntry & { kind: "refused" })["code"], string> = {
  NOT_A_NUMBER: texts.amountNotANumber,
  TOO_MANY_DECIMALS: texts.tooManyDecimals,
  TOO_LARGE: texts.amountTooLarge,
  NEGATIVE: texts.amountNegative,
};

/** How a field of money writes and reads. */
export const moneyField = (allowNegative: boolean) => ({
  sign: { text: "$", side: "start" } as const,
  write: moneyFieldText,
  read: (text: string): DecimalEntry<Cents> => {
    const entry = readMoneyEntry(text, allowNegative);
    return entry.kind === "refused" ? { kind: "refused", fault: moneyEntryTexts[entry.code] } : entry;
  },
});
