import { productColumns, uploadLimits } from "@cantina/domain/uploads";
import { crowdedFile, sheetXml, xlsxFile, xlsxParts, zipFile } from "@cantina/testkit/sheets";
import exceljs from "exceljs";
import { describe, expect, test } from "vitest";
import { readSheet } from "./read-sheet.ts";

const failureOf = async (file: Buffer): Promise<string> => {
  const read = await readSheet(file);
  return read.ok ? "read" : read.failure;
};

async function written(fill: (sheet: exceljs.Worksheet, book: exceljs.Workbook) => void): Promise<Buffer> {
  const book = new exceljs.Workbook();
  fill(book.addWorksheet("Productos"), book);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** A sheet with something else in its place. */
const withSheet = (xml: string) => xlsxParts([xml]);
const few = sheetXml([["Título"], ["Té"]]);
const mebibyte = 1024 * 1024;

describe("what is no spreadsheet", () => {
  test("[SHEET-02] is told apart: something else, a damaged file", async () => {
    expect(await failureOf(Buffer.from("d0cf11e0a1b11ae1000000", "hex"))).toBe("DAMAGED");
    expect(await failureOf(Buffer.from("Título;Precio\nTé;12"))).toBe("NOT_EXCEL");
    expect(await failureOf(Buffer.alloc(0))).toBe("NOT_EXCEL");
    expect(await failureOf(zipFile([{ name: "word/document.xml", bytes: Buffer.from("<x/>") }]))).toBe("NOT_EXCEL");
    const whole = xlsxFile([["Título"]]);
    for (const length of [4, 60, whole.length - 30]) expect(await failureOf(whole.subarray(0, length))).toBe("DAMAGED");
    expect(await failureOf(zipFile(withSheet("<worksheet><sheetData><row>")))).toBe("DAMAGED");
  });
});

describe("a file that would fill the memory", () => {
  const bomb = Buffer.alloc(200 * mebibyte, " ");

  test("[SHEET-01] is not unpacked further than the limit, whatever it claims to hold", async () => {
    const parts = withSheet(few).map((part) =>
      part.name === "xl/worksheets/sheet1.xml" ? { ...part, bytes: bomb } : part,
    );
    for (const claimedBytes of [undefined, 1]) {
      const file = zipFile(parts, claimedBytes === undefined ? {} : { claimedBytes });
      expect(file.length).toBeLessThan(mebibyte);
      const before = process.memoryUsage().rss;
      expect(await failureOf(file)).toBe("TOO_LARGE");
      expect(process.memoryUsage().rss - before).toBeLessThan(100 * mebibyte);
    }
  });

  test("[SHEET-01] counts its parts together, and never opens those that no cell is made of", async () => {
    const half = Buffer.alloc(20 * mebibyte, " ");
    const second = { name: "xl/worksheets/sheet2.xml", bytes: half };
    const shared = { name: "xl/sharedStrings.xml", bytes: half };
    expect(await failureOf(zipFile([...withSheet(few), second, shared]))).toBe("TOO_LARGE");
    expect(await failureOf(zipFile([...withSheet(few), { name: "xl/media/image1.png", bytes: bomb }]))).toBe("read");
    const many = Array.from({ length: 200 }, (_, index) => ({ name: `xl/media/${index}`, bytes: Buffer.from("x") }));
    expect(await failureOf(zipFile([...withSheet(few), ...many]))).toBe("TOO_MANY_PARTS");
    expect(await failureOf(Buffer.concat([Buffer.from("PK"), Buffer.alloc(uploadLimits.bytes)]))).toBe("TOO_LARGE");
  });

  test("[SHEET-01] names ranges, columns and rows beyond all reason", async () => {
    // Of the processor, so that other programs' work doesn't count.
    const before = process.cpuUsage();
    const data = "<sheetData><row r='1'><c r='A1' t='inlineStr'><is><t>Título</t></is></c></row></sheetData>";
    const sheetOf = (more: string) =>
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${more}</worksheet>`;
    const wide = sheetOf(`<cols><col min="1000000000" max="2000000000" width="9"/></cols>${data}`);
    const merged = sheetOf(`${data}<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`);
    const lists =
      '<dataValidations><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a"</formula1></dataValidation></dataValidations>';
    for (const xml of [wide, merged, sheetOf(data + lists)])
      expect(await failureOf(zipFile(withSheet(xml)))).toBe("read");
    const far = sheetOf("<sheetData><row r='1000000000'><c r='A1000000000'><v>1</v></c></row></sheetData>");
    expect(await failureOf(zipFile(withSheet(far)))).toBe("DAMAGED");
    const named = withSheet(few).map((part) =>
      part.name === "xl/workbook.xml"
        ? {
            ...part,
            bytes: Buffer.from(
              part.bytes
                .toString()
                .replace(
                  "</workbook>",
                  "<definedNames><definedName name='x'>Hoja1!$A$1:$XFD$1048576</definedName></definedNames></workbook>",
                ),
            ),
          }
        : part,
    );
    expect(await failureOf(zipFile(named))).toBe("read");
    const crowded = sheetOf(`<sheetData><row r="1">${"<c><v>1</v></c>".repeat(500_000)}</row></sheetData>`);
    expect(await failureOf(zipFile(withSheet(crowded)))).toBe("TOO_MANY_COLUMNS");
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});

test("[SHEET-03] a cell longer than Excel lets it be is no spreadsheet's", async () => {
  expect(await failureOf(xlsxFile([["Título"], ["a".repeat(32_767)]]))).toBe("read");
  expect(await failureOf(xlsxFile([["Título"], ["a".repeat(32_768)]]))).toBe("DAMAGED");
});

test("[SHEET-03] one visible sheet, 5,000 rows and 20 columns at most; empty rows don't count", async () => {
  const rows = Array.from({ length: uploadLimits.rows }, (_, index) => [`Producto ${index}`]);
  const full = await readSheet(xlsxFile([["Título"], ...rows]));
  expect(full.ok && full.value.rows).toHaveLength(5_000);
  expect(await failureOf(xlsxFile([["Título"], ...rows, ["uno más"]]))).toBe("TOO_MANY_ROWS");
  const columns = Array.from({ length: 20 }, (_, index) => `Columna ${index}`);
  expect(await failureOf(xlsxFile([columns]))).toBe("read");
  expect(await failureOf(xlsxFile([[...columns, "otra"]]))).toBe("TOO_MANY_COLUMNS");
  expect(await failureOf(zipFile(xlsxParts([few, few])))).toBe("SEVERAL_SHEETS");
  expect(await failureOf(zipFile(xlsxParts([])))).toBe("NO_SHEET");
  const hidden = await written((sheet, book) => {
    sheet.addRow(["Título"]);
    book.addWorksheet("Listas", { state: "veryHidden" }).addRow(["Bebidas"]);
  });
  expect(await failureOf(hidden)).toBe("read");
  const spaced = await readSheet(xlsxFile([[""], ["Título"], [" "], ["Té"]]));
  expect(spaced).toEqual({
    ok: true,
    value: { headingRow: 2, headings: ["Título"], rows: [{ row: 4, cells: ["Té"] }] },
  });
});

test(
  "[SHEET-01] more rows or cells than a file may have are refused before the spreadsheet is read",
  { tags: ["long"] },
  async () => {
    const before = process.cpuUsage();
    // As it was seen: 59,000 rows whose texts are shared took 3 s and 250 MB.
    expect(await failureOf(crowdedFile({ rows: 59_000, columns: 6, texts: 190_000 }))).toBe("TOO_MANY_ROWS");
    expect(await failureOf(crowdedFile({ rows: 9_000, columns: 25, texts: 10 }))).toBe("TOO_MANY_COLUMNS");
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  },
);

test("[SHEET-03] cells and rows that are only coloured don't count, wherever they stand", async () => {
  const coloured = (row: number): string =>
    `<row r="${row}" s="3" customFormat="1"><c r="A${row}" s="3"/><c r="B${row}" s="3"></c></row>`;
  const texts = (row: number, text: string): string =>
    `<row r="${row}"><c r="A${row}" s="2"/><c r="B${row}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const sheet = (rows: string): Buffer =>
    zipFile(
      withSheet(
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
      ),
    );
  const many = Array.from({ length: 50_000 }, (_, index) => coloured(index + 4)).join("");
  expect(
    await readSheet(sheet(`${coloured(1)}${texts(2, "Título")}${coloured(3)}${many}${texts(60_000, "Té")}`)),
  ).toEqual({
    ok: true,
    value: { headingRow: 2, headings: ["", "Título"], rows: [{ row: 60_000, cells: [null, "Té"] }] },
  });
});

test("[SHEET-03] empty sheets beside the one with products, as Excel used to add them, are as if they weren't there", async () => {
  const products = sheetXml([["Título"], ["Té"]]);
  const empty = sheetXml([]);
  const blank = sheetXml([["", " "], [""]]);
  for (const sheets of [
    [products, empty, blank],
    [empty, products],
  ]) {
    expect(await readSheet(zipFile(xlsxParts(sheets)))).toMatchObject({
      ok: true,
      value: { headings: ["Título"], rows: [{ row: 2, cells: ["Té"] }] },
    });
  }
  expect(await readSheet(zipFile(xlsxParts([empty, blank])))).toMatchObject({ ok: true, value: { rows: [] } });
  expect(await failureOf(zipFile(xlsxParts([products, empty, products])))).toBe("SEVERAL_SHEETS");
});

test("[SHEET-04] a formula is its last result and never computed; the rest is what a person sees", async () => {
  const file = await written((sheet) => {
    sheet.addRow(Object.values(productColumns));
    sheet.addRow([
      { formula: 'HYPERLINK("http://x","Té")', result: "Té" },
      { richText: [{ text: "Con " }, { font: { bold: true }, text: "limón" }] },
      { text: "Bebidas", hyperlink: "http://x" },
      { formula: "1000+250.5", result: 1250.5 },
      new Date("2026-05-04T00:00:00Z"),
    ]);
    sheet.addRow([{ formula: 'IF(A2="","x","")', result: "" }, true, { error: "#N/A" }, "=1+1", null]);
  });
  const read = await readSheet(file);
  expect(read.ok && read.value.rows).toEqual([
    { row: 2, cells: ["Té", "Con limón", "Bebidas", 1250.5, { date: "2026-05-04" }] },
    { row: 3, cells: [null, "VERDADERO", "#N/A", "=1+1"] },
  ]);
});

test("[SHEET-04] a formula without a result is told apart from an empty cell, and from one whose result is empty", async () => {
  const file = await written((sheet) => {
    sheet.addRow(["Producto", "Cantidad"]);
    sheet.addRow(["Agua", { formula: "6*4" }]);
    sheet.getCell("B3").value = { sharedFormula: "B2" } as never;
    sheet.addRow(["Té", { formula: 'IF(A4="","x","")', result: "" }]);
  });
  const read = await readSheet(file);
  expect(read.ok && read.value.rows).toEqual([
    { row: 2, cells: ["Agua", { formula: "6*4" }] },
    { row: 3, cells: [null, { formula: "6*4" }] },
    { row: 4, cells: ["Té"] },
  ]);
});

test("[SHEET-04] the last result of a formula may be 0, or false", async () => {
  const file = await written((sheet) => {
    sheet.addRow(["Producto", "Cantidad", "Hay"]);
    sheet.addRow(["Agua", { formula: "5-5", result: 0 }, { formula: "1>2", result: false }]);
  });
  const read = await readSheet(file);
  expect(read.ok && read.value.rows).toEqual([{ row: 2, cells: ["Agua", 0, "FALSO"] }]);
});
