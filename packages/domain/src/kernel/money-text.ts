import { type Cents, cents } from "./cents.ts";
import { type Result, accepted, refused } from "./result.ts";

export type MoneyTextFailure = { readonly code: "NOT_A_NUMBER" | "TOO_MANY_DECIMALS" | "TOO_LARGE" };

/** Larger amounts are typing errors, and sums of them stay exact in a double. */
const largestUnits = 999_999_999;

/**
 * What a person typed as money. Both "1.234,50" and the numeric keypad's
 * "1234.5" are understood: the last separator is the decimal one, unless it
 * is a lone dot before exactly three digits, which is es-AR grouping. KERNEL-05
 */
export function parseMoneyText(text: string): Result<Cents, MoneyTextFailure> {
  const plain = text.replaceAll(/[\s$\u2066-\u2069]/gu, "");
  const match = /^(?<sign>[-−]?)(?<whole>\d+|\d{1,3}(?:\.\d{3})+)(?:(?<separator>[.,])(?<decimals>\d*))?$/u.exec(plain);
  const groups = match?.groups;
  if (groups === undefined) return refused({ code: "NOT_A_NUMBER" });
  const { sign = "", whole = "", separator, decimals = "" } = groups;
  const isGrouping =
    separator === "." && decimals.length === 3 && !whole.includes(".") && whole.length <= 3 && whole !== "0";
  if (!isGrouping && decimals.length > 2) return refused({ code: "TOO_MANY_DECIMALS" });
  const units = Number(whole.replaceAll(".", "") + (isGrouping ? decimals : ""));
  if (units > largestUnits) return refused({ code: "TOO_LARGE" });
  const fraction = isGrouping ? 0 : Number(decimals.padEnd(2, "0") || "0");
  const minorUnits = units * 100 + fraction;
  return accepted(cents(sign === "" ? minorUnits : -minorUnits));
}

const grouped = new Intl.NumberFormat("es-AR", { maximumFractionDigits: 0 });

/** "$ 1.234,50"; a real minus sign before the currency. */
export function formatMoney(amount: Cents): string {
  const absolute = Math.abs(amount);
  const text = `$ ${grouped.format(Math.trunc(absolute / 100))},${String(absolute % 100).padStart(2, "0")}`;
  return amount < 0 ? `−${text}` : text;
}

/** As formatMoney, but without decimals when there are none: "$ 1.800". */
export function formatMoneyShort(amount: Cents): string {
  return amount % 100 === 0 ? formatMoney(amount).slice(0, -3) : formatMoney(amount);
}
