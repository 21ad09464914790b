import { type Cents, type MoneyTextFailure, formatMoney, parseMoneyText } from "@cantina/domain/kernel";

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

export const moneyEntryTexts: Record<(MoneyEntry & { kind: "refused" })["code"], string> = {
  NOT_A_NUMBER: "Ingrese un importe, por ejemplo 1.234,50",
  TOO_MANY_DECIMALS: "Use 2 decimales como máximo",
  TOO_LARGE: "El importe es demasiado grande",
  NEGATIVE: "El importe no puede ser negativo",
};
