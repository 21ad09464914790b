import { decimalFromQuantity, quantityText } from "@cantina/domain/inventory";
import { decimalFromCents, formatMoney } from "@cantina/domain/kernel";
import exceljs from "exceljs";
import { safeCell } from "./safe-cell.ts";
import { columnOf, columnWidth, dressSheet } from "./sheet-style.ts";
import type { TableCell, TableRow } from "./table-cell.ts";
import type { TableReport } from "./table-worker.messages.ts";

export type Sheet = {
  readonly addRows: (rows: readonly TableRow[]) => void;
  readonly bytes: () => Promise<ArrayBuffer>;
};

// A spreadsheet has no time zones: the wall clock is written as if it were UTC, which is how it shows.
const cellValue = (cell: TableCell): string | number | Date | null => {
  switch (cell.kind) {
    case "text":
      return safeCell(cell.text);
    case "count":
      return cell.count;
    case "quantity":
      return decimalFromQuantity(cell.quantity);
    case "money":
      return decimalFromCents(cell.amount);
    case "share":
      return cell.tenths / 1000;
    case "day":
      return new Date(`${cell.day}T00:00Z`);
    case "moment":
      return cell.wall === "" ? null : new Date(`${cell.wall}Z`);
  }
};

const formats = {
  text: "@",
  count: "#,##0",
  quantity: "#,##0.00",
  money: "#,##0.00",
  share: "0.0%",
  day: "dd/mm/yyyy",
  moment: "dd/mm/yyyy hh:mm",
} as const;

/** Characters that a cell takes as it shows. */
function shownLength(cell: TableCell): number {
  switch (cell.kind) {
    case "text":
      return Math.max(...cell.text.split("\n").map((line) => line.length));
    case "count":
      return String(cell.count).length;
    case "quantity":
      return quantityText(cell.quantity).length + 3;
    case "money":
      return formatMoney(cell.amount).length;
    case "share":
    case "day":
    case "moment":
      return formats[cell.kind].length;
  }
}

type Columns = readonly { readonly label: string; readonly kind: TableCell["kind"] }[];

/** One more sheet of a workbook, that grows by rows; its first row stays in sight. */
function addSheet(book: exceljs.Workbook, title: string, columns: Columns) {
  const sheet = book.addWorksheet(title);
  sheet.columns = columns.map(({ label, kind }) => columnOf(safeCell(label), formats[kind]));
  dressSheet(sheet);
  const longest = columns.map(({ label }) => label.length);
  return {
    addRows: (rows: readonly TableRow[]) => {
      for (const row of rows) {
        const added = sheet.addRow(row.map(cellValue));
        row.forEach((cell, column) => {
          // What is of another kind than its column, as a date among texts, shows as what it is.
          if (cell.kind !== columns[column]?.kind) added.getCell(column + 1).numFmt = formats[cell.kind];
          longest[column] = Math.max(longest[column] ?? 0, shownLength(cell));
        });
      }
    },
    boldLast: () => {
      sheet.lastRow?.eachCell((cell) => {
        cell.font = { ...cell.font, bold: true };
      });
    },
    fit: () =>
      longest.forEach((length, column) => {
        sheet.getColumn(column + 1).width = columnWidth(length);
      }),
  };
}

async function bytesOf(book: exceljs.Workbook): Promise<ArrayBuffer> {
  const written = await book.xlsx.writeBuffer();
  // A copy in memory of its own: exceljs answers a view of a longer one.
  return new Uint8Array(written).slice().buffer;
}

/** An Excel workbook of one sheet that grows by rows. */
export function openSheet(title: string, columns: Columns): Sheet {
  const book = new exceljs.Workbook();
  const { addRows, fit } = addSheet(book, title, columns);
  return {
    addRows,
    bytes: () => {
      fit();
      return bytesOf(book);
    },
  };
}

/** A workbook with a sheet for each table. EXPORT-21 */
export function writeBook({ tables }: TableReport): Promise<ArrayBuffer> {
  const book = new exceljs.Workbook();
  for (const { title, columns, rows, hasTotal = false } of tables) {
    const { addRows, boldLast, fit } = addSheet(book, title, columns);
    addRows(rows);
    if (hasTotal) boldLast();
    fit();
  }
  return bytesOf(book);
}
