import { BrokenInvariant, type LocalDate, type Result, refused } from "@cantina/domain/kernel";
import {
  type SheetCell,
  type SheetRow,
  type UnreadableReason,
  type UploadedSheet,
  uploadLimits,
} from "@cantina/domain/uploads";
import type { Cell, CellValue, Workbook, Worksheet } from "exceljs";
import {
  emptyResult,
  isNeededPart,
  isSheetPart,
  markEmptyResults,
  partsFault,
  withoutEmptyCells,
  withoutRangeNames,
} from "./check-parts.ts";
import { packParts } from "./pack-parts.ts";
import { readOldSheet } from "./read-old-sheet.ts";
import { onlyFilled, sheetOf } from "./sheet-rows.ts";
import { unpackParts } from "./zip-parts.ts";

const container = Buffer.from("d0cf11e0a1b11ae1", "hex");
const zip = Buffer.from("504b", "hex");

/** Of a sheet; each of them would have objects made for ranges of any size, and none of them holds a cell. */
const skipped = [
  "cols",
  "mergeCells",
  "dataValidations",
  "conditionalFormatting",
  "hyperlinks",
  "autoFilter",
  "drawing",
  "picture",
  "legacyDrawing",
  "tableParts",
  "rowBreaks",
  "colBreaks",
  "extLst",
  "sheetViews",
  "headerFooter",
  "pageSetup",
];

/** The reader's number of what holds a formula; its own table is loaded with it. */
const formulaType = 6;

const whole = (at: Date): SheetCell => ({ date: at.toISOString().slice(0, 10) as LocalDate });

/** SHEET-04 */
function valueOf(value: CellValue): SheetCell {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value === "" ? null : value;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "VERDADERO" : "FALSO";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : whole(value);
  if ("richText" in value) return value.richText.map(({ text }) => text).join("");
  if ("error" in value) return value.error;
  return "text" in value ? valueOf(value.text) : null;
}

/** Of a formula; nothing is computed here. SHEET-04 */
function resultOf({ result, formula }: Cell): SheetCell {
  if (result === undefined) return { formula };
  return result === emptyResult ? null : valueOf(result);
}

function cellsOf(sheet: Worksheet, row: number): readonly SheetCell[] {
  const cells: SheetCell[] = [];
  sheet.getRow(row).eachCell({ includeEmpty: false }, (cell: Cell, column: number) => {
    const value = cell.type === formulaType ? resultOf(cell) : valueOf(cell.value);
    if (value === null) return;
    while (cells.length < column - 1) cells.push(null);
    cells[column - 1] = value;
  });
  return cells;
}

function* rowsOf(sheet: Worksheet): Generator<SheetRow> {
  const numbers: number[] = [];
  sheet.eachRow({ includeEmpty: false }, (_, row) => numbers.push(row));
  for (const row of numbers) yield { row, cells: cellsOf(sheet, row) };
}

async function openBook(parts: ReadonlyMap<string, Buffer>): Promise<Workbook> {
  // Only who uploads needs it.
  const { default: exceljs } = await import("exceljs");
  const book = new exceljs.Workbook();
  const measured = packParts(parts);
  const bytes = measured.buffer.slice(measured.byteOffset, measured.byteOffset + measured.byteLength);
  if (!(bytes instanceof ArrayBuffer)) throw new BrokenInvariant("a Buffer lies in an ArrayBuffer");
  await book.xlsx.load(bytes, { ignoreNodes: skipped });
  return book;
}

/** The one visible sheet of an .xlsx or .xls, or why it can't be read. SHEET-01 SHEET-02 */
export async function readSheet(file: Buffer): Promise<Result<UploadedSheet, UnreadableReason>> {
  if (file.length > uploadLimits.bytes) return refused("TOO_LARGE");
  if (file.subarray(0, container.length).equals(container)) return readOldSheet(file);
  if (!file.subarray(0, zip.length).equals(zip)) return refused("NOT_EXCEL");
  const unpacked = await unpackParts(file, isNeededPart);
  if (!unpacked.ok) return unpacked;
  const parts = new Map(
    [...unpacked.value].map(
      ([name, bytes]) => [name, isSheetPart(name) ? markEmptyResults(withoutEmptyCells(bytes)) : bytes] as const,
    ),
  );
  const fault = partsFault(parts);
  if (fault !== null) return refused(fault);
  const workbook = withoutRangeNames(parts.get("xl/workbook.xml") ?? Buffer.alloc(0));
  if (workbook === null) return refused("DAMAGED");
  let book: Workbook;
  try {
    book = await openBook(parts.set("xl/workbook.xml", workbook));
  } catch {
    // Whatever the reader stumbled on, it is the file that is wrong.
    return refused("DAMAGED");
  }
  const sheet = onlyFilled(
    book.worksheets.filter(({ state }) => state === "visible"),
    rowsOf,
  );
  return sheet.ok ? sheetOf(rowsOf(sheet.value)) : sheet;
}
