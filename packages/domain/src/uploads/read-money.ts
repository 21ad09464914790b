import { type Cents, type Result, accepted, centsFromDecimal, parseMoneyText, refused } from "../kernel/index.ts";
import { shownNumber } from "./cell-text.ts";
import type { SheetValue } from "./sheet.ts";

const reasons = {
  NOT_A_NUMBER: "No es un importe: escriba por ejemplo 1.234,50",
  TOO_MANY_DECIMALS: "Tiene más de 2 decimales",
  TOO_LARGE: "Es demasiado alto",
} as const;

function readAmount(cell: SheetValue): Result<Cents, string> {
  if (typeof cell === "number") {
    const amount = centsFromDecimal(shownNumber(cell));
    return amount.ok ? amount : refused(reasons.TOO_MANY_DECIMALS);
  }
  if (typeof cell !== "string") return refused(reasons.NOT_A_NUMBER);
  const amount = parseMoneyText(cell);
  return amount.ok ? amount : refused(reasons[amount.failure.code]);
}

/** An amount ≥ 0 and ≤ `most` in minor units, or what is wrong with it. UPLOAD-02 */
export function readMoney(cell: SheetValue, most: number): Result<Cents, string> {
  const amount = readAmount(cell);
  if (!amount.ok) return amount;
  if (amount.value < 0) return refused("No puede ser negativo");
  return amount.value > most ? refused(reasons.TOO_LARGE) : accepted(amount.value);
}
