import type { Alignment, Column, Worksheet } from "exceljs";

// Named, or a program takes a typeface of its own for what has none.
const typeface = { name: "Calibri", size: 11 } as const;

/** Characters; room for what stands in a column, and no column takes the page for itself. */
const width = { least: 8, most: 60, room: 3 } as const;

export const columnWidth = (longest: number): number =>
  Math.min(width.most, Math.max(width.least, longest) + width.room);

/** As every sheet of ours opens and prints: the heading told apart, and on each page as wide as the paper. */
export function dressSheet(sheet: Worksheet): void {
  sheet.views = [{ state: "frozen", ySplit: 1 }];
  sheet.pageSetup = { paperSize: 9, orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 };
  sheet.pageSetup.printTitlesRow = "1:1";
  const heading = sheet.getRow(1);
  heading.font = { ...typeface, bold: true };
  heading.eachCell((cell) => {
    cell.fill = { type: "pattern", pattern: "solid", fgColor: { argb: "FFF4EFE7" } };
    cell.border = { bottom: { style: "thin", color: { argb: "FFB9AF9F" } } };
  });
}

/** A day stands under its heading; a number keeps off the text of the next column. */
const alignmentOf = (numFmt: string): Partial<Alignment> =>
  numFmt.includes("0") ? { horizontal: "right", indent: 1 } : { horizontal: "left" };

export const columnOf = (header: string, numFmt: string): Partial<Column> => ({
  header,
  style: { numFmt, font: typeface, alignment: alignmentOf(numFmt) },
});
