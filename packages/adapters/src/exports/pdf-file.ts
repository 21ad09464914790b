import { quantity, quantityText } from "@cantina/domain/inventory";
import { formatMoney } from "@cantina/domain/kernel";
import { paperText } from "@cantina/domain/printing";
import { jsPDF } from "jspdf";
import { type CellInput, type Styles, autoTable } from "jspdf-autotable";
import type { TableCell, TableRow } from "./table-cell.ts";
import type { TableColumn } from "./table-worker.messages.ts";
import { dayText, wallText } from "./wall-text.ts";
import { fitted } from "./fitted.ts";

export type Pdf = {
  readonly addRows: (rows: readonly TableRow[]) => void;
  readonly bytes: () => ArrayBuffer;
};

export const cellText = (cell: TableCell): string => paperText(textOf(cell));

// As amounts and quantities are written, in every language.
const counted = new Intl.NumberFormat("es-AR");

function textOf(cell: TableCell): string {
  switch (cell.kind) {
    case "text":
      return cell.text;
    case "count":
      return counted.format(cell.count);
    case "quantity":
      return quantityText(cell.quantity);
    case "money":
      return formatMoney(cell.amount);
    case "share":
      return `${quantityText(quantity(10 * cell.tenths))} %`;
    case "day":
      return dayText(cell.day);
    case "moment":
      return cell.wall === "" ? "" : wallText(cell.wall);
  }
}

export const ink = "#1f1c19";
export const line = "#d6cfc3";

/** More of them need the longer side of the paper. */
const columnsUpright = 4;

export const isNumber = (kind: TableCell["kind"]): boolean =>
  kind === "count" || kind === "quantity" || kind === "money" || kind === "share";

/** High enough to be written in by hand. */
const boxHeight = 9;

/** A row of one cell stands above those that belong together. EXPORT-06 */
function bodyRow(row: TableRow, columns: readonly TableColumn[]): CellInput[] {
  const [first] = row;
  if (row.length !== 1 || columns.length === 1 || first === undefined) return row.map(cellText);
  const styles = {
    fontStyle: "bold",
    fontSize: 10.5,
    cellPadding: { top: 4, bottom: 1.8, left: 1.8, right: 1.8 },
  } as const;
  return [{ content: cellText(first), colSpan: columns.length, styles }];
}

function columnStyle({ kind, isBox }: TableColumn): Partial<Styles> {
  if (isBox === true) return { cellWidth: 34, minCellHeight: boxHeight, lineWidth: 0.3, lineColor: ink };
  return isNumber(kind) ? { halign: "right", cellWidth: 24 } : {};
}

/** A table's headings; those of numbers stand above them. */
export const headingsOf = (columns: readonly TableColumn[]): CellInput[] =>
  columns.map(({ label, kind }) => ({
    content: paperText(label),
    styles: isNumber(kind) ? { halign: "right" } : {},
  }));

/** A table on A4 with its title and the number of each page. EXPORT-04 */
export function openPdf(title: string, columns: readonly TableColumn[]): Pdf {
  const body: CellInput[][] = [];
  return {
    addRows: (rows) => {
      for (const row of rows) body.push(bodyRow(row, columns));
    },
    bytes: () => {
      const pdf = new jsPDF({
        orientation: columns.length > columnsUpright ? "landscape" : "portrait",
        unit: "mm",
        format: "a4",
        compress: true,
      });
      const [width, height] = [pdf.internal.pageSize.getWidth(), pdf.internal.pageSize.getHeight()];
      pdf.setProperties({ title });
      autoTable(pdf, {
        head: [headingsOf(columns)],
        body,
        margin: { top: 20, bottom: 14, left: 12, right: 12 },
        theme: "plain",
        styles: { fontSize: 9, cellPadding: 1.8, textColor: ink, lineColor: line, overflow: "linebreak" },
        headStyles: { fontStyle: "bold", lineWidth: { bottom: 0.4 } },
        bodyStyles: { lineWidth: { bottom: 0.1 }, valign: "top" },
        columnStyles: Object.fromEntries(columns.map((column, index) => [index, columnStyle(column)])),
        rowPageBreak: "avoid",
        didDrawPage: ({ pageNumber }) => {
          pdf.setFontSize(14).setFont("helvetica", "bold").setTextColor(ink);
          pdf.text(fitted(pdf, title, width - 24), 12, 13);
          pdf
            .setFontSize(8)
            .setFont("helvetica", "normal")
            .text(`Página ${pageNumber}`, width - 12, height - 6, { align: "right" });
        },
      });
      return pdf.output("arraybuffer");
    },
  };
}
