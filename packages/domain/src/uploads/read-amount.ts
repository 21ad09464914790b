import { type Fraction, fraction } from "../inventory/index.ts";
import { type Result, accepted, refused } from "../kernel/index.ts";
import { shownNumber } from "./cell-text.ts";
import type { SheetValue } from "./sheet.ts";

const notNumber = "No es una cantidad: escriba por ejemplo 1,5";

/** Longer ones are none that anybody could mean. */
const mostDigits = 15;

/** As money is read: a lone point before three digits groups, but for 0.125. */
const written = /^(?<whole>\d+|\d{1,3}(?:\.\d{3})+)(?:(?<separator>[.,])(?<decimals>\d*))?$/u;

const exact = (whole: string, decimals: string): Fraction =>
  fraction(100n * BigInt(whole + decimals), 10n ** BigInt(decimals.length));

function fromText(text: string): Fraction | null {
  const groups = written.exec(text)?.groups;
  if (groups === undefined || text.length > mostDigits) return null;
  const { whole = "", separator, decimals = "" } = groups;
  const isGrouping =
    separator === "." && decimals.length === 3 && !whole.includes(".") && whole.length <= 3 && whole !== "0";
  const units = whole.replaceAll(".", "");
  return isGrouping ? exact(units + decimals, "") : exact(units, decimals);
}

/** A number of a spreadsheet groups nothing. */
function fromNumber(value: number): Fraction | null {
  const [whole = "", decimals = ""] = String(shownNumber(value)).split(".");
  return /^\d+$/u.test(whole) && /^\d*$/u.test(decimals) ? exact(whole, decimals) : null;
}

/** Above 0, in exact hundredths; with as many decimals as were written, for another unit may need them. UPLOAD-09 */
export function readAmount(cell: SheetValue): Result<Fraction, string> {
  if (typeof cell !== "number" && typeof cell !== "string") return refused(notNumber);
  const amount = typeof cell === "number" ? fromNumber(cell) : fromText(cell.trim());
  if (amount === null) return refused(notNumber);
  return amount.top > 0n ? accepted(amount) : refused("Ingrese una cantidad mayor que 0");
}
