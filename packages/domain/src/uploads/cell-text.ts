import type { LocalDate } from "../kernel/index.ts";
import type { SheetCell } from "./sheet.ts";

/** DD/MM/YYYY */
export function dateCellText(date: LocalDate): string {
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}

// 15 digits are what a spreadsheet shows; the 17 of a double would show a sum's rounding noise.
export const shownNumber = (value: number): number => Number(value.toPrecision(15));

/** As the person who wrote it sees it. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") return cell;
  if (typeof cell === "number") return String(shownNumber(cell)).replace(".", ",");
  return "formula" in cell ? `=${cell.formula}` : dateCellText(cell.date);
}
