import { jsPDF } from "jspdf";
import { type Styles, autoTable } from "jspdf-autotable";
import { paperText } from "@cantina/domain/printing";
import { fitted } from "./fitted.ts";
import { cellText, headingsOf, ink, isNumber, line } from "./pdf-file.ts";
import type { TableCell } from "./table-cell.ts";
import type { TableReport } from "./table-worker.messages.ts";

const margin = 12;
/** Where a page begins below the report's title, and where it ends above its number. */
const [top, bottom] = [20, 14];
/** A table's title, its heading and two of its rows. */
const leastTogether = 34;

/** A table of more needs the longer side of the paper. */
const columnsUpright = 7;

/** On A4, to be hung up and read from a step away. EXPORT-21 */
export function writePdf({ title, notes, tables }: TableReport): ArrayBuffer {
  const isWide = tables.some(({ columns }) => columns.length > columnsUpright);
  const pdf = new jsPDF({ orientation: isWide ? "landscape" : "portrait", unit: "mm", format: "a4", compress: true });
  const [width, height] = [pdf.internal.pageSize.getWidth(), pdf.internal.pageSize.getHeight()];
  pdf.setProperties({ title });
  let y = top;
  for (const note of notes) {
    const lines = pdf
      .setFontSize(10)
      .setFont("helvetica", "normal")
      .splitTextToSize(paperText(note), width - 2 * margin) as readonly string[];
    pdf.setTextColor(ink).text([...lines], margin, y);
    y += lines.length * 4.6 + 1.5;
  }
  for (const table of tables) {
    if (y > top && y + leastTogether > height - bottom) {
      pdf.addPage();
      y = top;
    }
    pdf.setFontSize(13).setFont("helvetica", "bold").setTextColor(ink);
    pdf.text(fitted(pdf, table.title, width - 2 * margin), margin, y + 4);
    y = drawTable(pdf, table, y + 7) + 7;
  }
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page).setTextColor(ink).setFontSize(16).setFont("helvetica", "bold");
    pdf.text(fitted(pdf, title, width - 2 * margin), margin, 13);
    pdf
      .setFontSize(8)
      .setFont("helvetica", "normal")
      .text(`Página ${page} de ${pages}`, width - margin, height - 6, { align: "right" });
  }
  return pdf.output("arraybuffer");
}

/** An amount is never torn in two. */
function columnStyle(kind: TableCell["kind"]): Partial<Styles> {
  if (kind === "money") return { halign: "right", cellWidth: "wrap" };
  return isNumber(kind) ? { halign: "right", cellWidth: 28 } : {};
}

/** Tells where it ends. */
function drawTable(
  pdf: jsPDF,
  { columns, rows, hasTotal = false }: TableReport["tables"][number],
  startY: number,
): number {
  let end = startY;
  autoTable(pdf, {
    startY,
    head: [headingsOf(columns)],
    body: rows.map((row) => row.map(cellText)),
    margin: { top, bottom, left: margin, right: margin },
    theme: "plain",
    styles: { fontSize: 11, cellPadding: 1.8, textColor: ink, lineColor: line, overflow: "linebreak" },
    headStyles: { fontStyle: "bold", fontSize: 9, lineWidth: { bottom: 0.4 }, valign: "bottom" },
    bodyStyles: { lineWidth: { bottom: 0.1 }, valign: "top" },
    columnStyles: Object.fromEntries(columns.map(({ kind }, index) => [index, columnStyle(kind)])),
    rowPageBreak: "avoid",
    didParseCell: ({ row, section, cell }) => {
      if (hasTotal && section === "body" && row.index === rows.length - 1) cell.styles.fontStyle = "bold";
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end;
}
