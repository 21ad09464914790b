import { type Result, accepted, refused } from "@cantina/domain/kernel";
import {
  type SheetCell,
  type SheetRow,
  type UnreadableReason,
  type UploadedSheet,
  cellText,
  uploadLimits,
} from "@cantina/domain/uploads";

/** Characters that Excel itself lets a cell have. */
const longestCell = 32_767;

/** A text that many cells share is looked at once. */
function blankTester(): (cell: SheetCell) => boolean {
  const known = new Map<SheetCell, boolean>();
  return (cell) => {
    const found = known.get(cell);
    if (found !== undefined) return found;
    const isBlank = cellText(cell).trim() === "";
    known.set(cell, isBlank);
    return isBlank;
  };
}

/** The heading and what stands below it, without the empty rows, or why it is too much. SHEET-03 */
export function sheetOf(given: Iterable<SheetRow>): Result<UploadedSheet, UnreadableReason> {
  const isBlank = blankTester();
  const rows: SheetRow[] = [];
  for (const row of given) {
    if (row.cells.some((cell) => typeof cell === "string" && cell.length > longestCell)) return refused("DAMAGED");
    if (row.cells.every(isBlank)) continue;
    if (row.cells.length > uploadLimits.columns) return refused("TOO_MANY_COLUMNS");
    rows.push(row);
  }
  const [heading, ...rest] = rows;
  if (rest.length > uploadLimits.rows) return refused("TOO_MANY_ROWS");
  return accepted({
    headingRow: heading?.row ?? 1,
    headings: (heading?.cells ?? []).map((cell) => cellText(cell).trim()),
    rows: rest,
  });
}

/** The only one of a file that a person sees something in; one without a single word is as if it weren't there. SHEET-03 */
export function onlyFilled<Sheet>(
  visible: readonly Sheet[],
  rowsOf: (sheet: Sheet) => Iterable<SheetRow>,
): Result<Sheet, UnreadableReason> {
  const [first] = visible;
  if (first === undefined) return refused("NO_SHEET");
  if (visible.length === 1) return accepted(first);
  const isBlank = blankTester();
  const isFilled = (sheet: Sheet): boolean => {
    for (const { cells } of rowsOf(sheet)) if (!cells.every(isBlank)) return true;
    return false;
  };
  const [sheet = first, ...more] = visible.filter(isFilled);
  return more.length > 0 ? refused("SEVERAL_SHEETS") : accepted(sheet);
}
