import { quantity } from "@cantina/domain/inventory";
import { cents, loadTemporal, localDate } from "@cantina/domain/kernel";
import exceljs from "exceljs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byteOrderMark, csvRows } from "./csv-rows.ts";
import { cellText } from "./pdf-file.ts";
import { openSheet } from "./sheet-file.ts";
import type { TableCell, TableRow } from "./table-cell.ts";

/** RFC 4180 as another program would read it. */
function readCsv(file: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, bare, quoted, end] of file.matchAll(/(?:([^",\r\n]*)|"((?:[^"]|"")*)")(,|\r\n)/gu)) {
    rows.at(-1)?.push(quoted === undefined ? (bare ?? "") : quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

const text = (value: string): TableCell => ({ kind: "text", text: value });
const row: TableRow = [
  text('Ñandú, "el"\nde Ana'),
  { kind: "money", amount: cents(-123_405) },
  { kind: "moment", wall: "2026-11-20T09:05" },
];

describe("an exported table", () => {
  test.each(["=1+1", "+54 11", "-5", "@ana", "\tx", "\rx", "'=1"])("[EXPORT-01] neutralises %j", async (danger) => {
    expect(readCsv(csvRows([[text(danger)]]))).toEqual([[`'${danger}`]]);
    const sheet = openSheet("Hoja", [{ label: danger, kind: "text" }]);
    sheet.addRows([[text(danger)]]);
    const book = await new exceljs.Workbook().xlsx.load(await sheet.bytes());
    expect(book.worksheets[0]?.getCell("A1").value).toBe(`'${danger}`.replace("\r", "\n"));
    expect(book.worksheets[0]?.getCell("A2").value).toBe(`'${danger}`.replace("\r", "\n"));
  });

  test("[EXPORT-02] as CSV is quoted where needed and gives every text back", () => {
    expect(byteOrderMark).toBe("\uFEFF");
    expect(csvRows([row])).toBe('"Ñandú, ""el""\nde Ana",-1234.05,20/11/2026 09:05\r\n');
    const texts = fc.array(
      fc.array(
        fc.string({ unit: "grapheme" }).filter((one) => !/^'*[=+\-@\t\r]/u.test(one)),
        { minLength: 2, maxLength: 2 },
      ),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(texts, (table) => {
        const read = readCsv(csvRows(table.map((cells) => cells.map(text))));
        expect(read).toEqual(table);
      }),
    );
  });

  test("[EXPORT-03] as Excel has amounts as numbers and moments as dates of the wall clock", async () => {
    const sheet = openSheet("Hoja", [
      { label: "Nombre", kind: "text" },
      { label: "Total", kind: "money" },
      { label: "Fecha", kind: "moment" },
    ]);
    sheet.addRows([row, [text(""), { kind: "money", amount: cents(0) }, { kind: "moment", wall: "" }]]);
    const book = await new exceljs.Workbook().xlsx.load(await sheet.bytes());
    const [written] = book.worksheets;
    expect(written?.getRow(1).values).toEqual([undefined, "Nombre", "Total", "Fecha"]);
    expect(written?.getCell("B2").value).toBe(-1234.05);
    expect(written?.getCell("B2").numFmt).toBe("#,##0.00");
    expect(written?.getCell("C2").value).toEqual(new Date("2026-11-20T09:05:00Z"));
    expect(written?.rowCount).toBe(3);
  });

  test("[EXPORT-03] quantities and shares are numbers in every file and days are dates, as they are written in each", async () => {
    await loadTemporal();
    const cells: TableRow = [
      { kind: "quantity", quantity: quantity(123_450) },
      { kind: "quantity", quantity: quantity(-5) },
      { kind: "share", tenths: -66 },
      { kind: "day", day: localDate("2026-11-20") },
    ];
    expect(csvRows([cells])).toBe("1234.5,-0.05,-0.066,20/11/2026\r\n");
    // The typeface of a PDF has no minus of its own.
    expect(cells.map(cellText)).toEqual(["1.234,5", "-0,05", "-6,6 %", "20/11/2026"]);
    const sheet = openSheet("Hoja", [
      { label: "Entró", kind: "quantity" },
      { label: "Quedó", kind: "quantity" },
      { label: "% del uso", kind: "share" },
      { label: "Desde", kind: "day" },
    ]);
    sheet.addRows([cells]);
    const [written] = (await new exceljs.Workbook().xlsx.load(await sheet.bytes())).worksheets;
    expect(["A2", "B2", "C2", "D2"].map((cell) => written?.getCell(cell).value)).toEqual([
      1234.5,
      -0.05,
      -0.066,
      new Date("2026-11-20T00:00:00Z"),
    ]);
    expect(["A2", "C2", "D2"].map((cell) => written?.getCell(cell).numFmt)).toEqual(["#,##0.00", "0.0%", "dd/mm/yyyy"]);
  });

  test("[EXPORT-05] as Excel shows each column whole, and prints as wide as the paper under its heading", async () => {
    const sheet = openSheet("Hoja", [
      { label: "Correo electrónico", kind: "text" },
      { label: "Total", kind: "money" },
      { label: "Nota", kind: "text" },
    ]);
    const email = "una.direccion.larga@escuela.example";
    sheet.addRows([[text(email), { kind: "money", amount: cents(-123_456_789) }, text("a".repeat(900))]]);
    const book = await new exceljs.Workbook().xlsx.load(await sheet.bytes());
    const [written] = book.worksheets;
    const widths = [1, 2, 3].map((column) => written?.getColumn(column).width ?? 0);
    expect(widths[0]).toBeGreaterThanOrEqual(email.length);
    expect(widths[1]).toBeGreaterThanOrEqual("-1.234.567,89".length);
    expect(widths[2]).toBeLessThan(80);
    expect(written?.pageSetup).toMatchObject({ fitToPage: true, fitToWidth: 1, printTitlesRow: "1:1" });
    expect([written?.getCell("A1").font.name, written?.getCell("A2").font.name]).toEqual(["Calibri", "Calibri"]);
  });
});
