import { decimalFromCents } from "@cantina/domain/kernel";
import exceljs from "exceljs";
import { safeCell } from "./safe-cell.ts";
import type { TableCell, TableRow } from "./table-cell.ts";

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
    case "money":
      return decimalFromCents(cell.amount);
    case "moment":
      return cell.wall === "" ? null : new Date(`${cell.wall}Z`);
  }
};

const formats = { text: "@", count: "0", money: "#,##0.00", moment: "dd/mm/yyyy hh:mm" } as const;
const widths = { text: 22, count: 10, money: 13, moment: 17 } as const;

/** An Excel workbook of one sheet that grows by rows; its first row stays in sight. */
export function openSheet(
  title: string,
  columns: readonly { readonly label: string; readonly kind: TableCell["kind"] }[],
): Sheet {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet(title, { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.columns = columns.map(({ label, kind }) => ({
    header: safeCell(label),
    width: widths[kind],
    style: { numFmt: formats[kind] },
  }));
  sheet.getRow(1).font = { bold: true };
  return {
    addRows: (rows) => {
      for (const row of rows) sheet.addRow(row.map(cellValue));
    },
    bytes: async () => {
      const written = await book.xlsx.writeBuffer();
      // A copy in memory of its own: exceljs answers a view of a longer one.
      return new Uint8Array(written).slice().buffer;
    },
  };
}
