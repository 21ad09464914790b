import { type Result, accepted, refused } from "../kernel/index.ts";
import { mostUnits } from "../stock/index.ts";
import { shownNumber } from "./cell-text.ts";
import type { SheetValue } from "./sheet.ts";

export const tooManyUnits = `El stock no puede superar ${mostUnits.toLocaleString("es-AR")} unidades`;

const notWhole = "No es una cantidad entera: escriba por ejemplo 12";

/** Digits, in groups of three if there are points between them. */
const whole = /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/u;

function wholeOf(cell: SheetValue): number | null {
  if (typeof cell === "number") return Number.isInteger(shownNumber(cell)) && cell >= 0 ? shownNumber(cell) : null;
  if (typeof cell !== "string" || !whole.test(cell.trim())) return null;
  return Number(cell.replaceAll(".", ""));
}

/** Units from 0 on. UPLOAD-07 */
export function readUnits(cell: SheetValue): Result<number, string> {
  const units = wholeOf(cell);
  if (units === null) return refused(notWhole);
  return units > mostUnits ? refused(tooManyUnits) : accepted(units);
}
