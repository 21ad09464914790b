import { decimalFromQuantity } from "@cantina/domain/inventory";
import { decimalFromCents } from "@cantina/domain/kernel";
import { safeCell } from "./safe-cell.ts";
import type { TableCell, TableRow } from "./table-cell.ts";
import { dayText, wallText } from "./wall-text.ts";

/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = "\uFEFF";

const quoted = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cellText(cell: TableCell): string {
  switch (cell.kind) {
    case "text":
      return quoted(safeCell(cell.text));
    case "count":
      return String(cell.count);
    case "quantity":
      return String(decimalFromQuantity(cell.quantity));
    case "money":
      return decimalFromCents(cell.amount).toFixed(2);
    case "share":
      return String(cell.tenths / 1000);
    case "day":
      return dayText(cell.day);
    case "moment":
      return cell.wall === "" ? "" : wallText(cell.wall);
  }
}

/** Rows with commas between their cells, each ended as RFC 4180 does. */
export const csvRows = (rows: readonly TableRow[]): string =>
  rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
