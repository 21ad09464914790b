import { type LocalDate, type Result, refused } from "@cantina/domain/kernel";
import type { SheetCell, SheetRow, UnreadableReason, UploadedSheet } from "@cantina/domain/uploads";
import type { CellObject, DenseWorkSheet, WorkBook, WorkSheet } from "@e965/xlsx";
import { onlyFilled, sheetOf } from "./sheet-rows.ts";

type Reader = typeof import("@e965/xlsx");

/** What is used of the reader's CFB, which it leaves untyped. */
type Containers = {
  readonly read: (file: Buffer, options: { readonly type: "buffer" }) => object;
  /** null: no such stream. */
  readonly find: (container: object, name: string) => object | null;
};

/** SHEET-04 */
function valueOf(cell: CellObject | undefined): SheetCell {
  if (cell === undefined || cell.v === undefined || cell.v === "") return null;
  if (cell.t === "e") return cell.w ?? "#N/A";
  if (typeof cell.v === "boolean") return cell.v ? "VERDADERO" : "FALSO";
  if (!(cell.v instanceof Date)) return cell.v;
  return Number.isNaN(cell.v.getTime()) ? null : { date: cell.v.toISOString().slice(0, 10) as LocalDate };
}

// Rows and cells that the file doesn't have are holes, which forEach and Object.keys pass over.
function* rowsOf(sheet: DenseWorkSheet): Generator<SheetRow> {
  for (const index of Object.keys(sheet["!data"])) {
    const row = Number(index);
    const cells: SheetCell[] = [];
    sheet["!data"][row]?.forEach((cell, column) => {
      const value = valueOf(cell);
      if (value === null) return;
      while (cells.length < column) cells.push(null);
      cells[column] = value;
    });
    yield { row: row + 1, cells };
  }
}

const isDense = (sheet: WorkSheet | undefined): sheet is DenseWorkSheet => Array.isArray(sheet?.["!data"]);

/** The reader tells of every record that it doesn't know, and a file can be made of nothing else. */
function quietly<T>(work: () => T): T {
  const tell = console.error;
  console.error = () => undefined;
  try {
    return work();
  } finally {
    console.error = tell;
  }
}

function openBook({ read }: Reader, file: Buffer): Result<WorkBook, UnreadableReason> {
  try {
    const options = { type: "buffer", dense: true, cellDates: true, UTC: true, cellFormula: false } as const;
    return { ok: true, value: quietly(() => read(file, { ...options, cellHTML: false })) };
  } catch (error) {
    const isLocked = error instanceof Error && error.message.includes("password");
    return refused(isLocked ? "PROTECTED" : "DAMAGED");
  }
}

/** What the container holds: only a workbook of Excel 97-2003 has rows to read. SHEET-02 */
function containerFault({ CFB }: Reader, file: Buffer): UnreadableReason | null {
  const { read, find } = CFB as Containers;
  try {
    const container = read(file, { type: "buffer" });
    // A newer file with a password lies in such a container too.
    if (find(container, "EncryptedPackage") !== null) return "PROTECTED";
    return find(container, "Workbook") === null ? "NOT_EXCEL" : null;
  } catch {
    return "DAMAGED";
  }
}

/** The one visible sheet of an .xls, or why it can't be read. */
export async function readOldSheet(file: Buffer): Promise<Result<UploadedSheet, UnreadableReason>> {
  // Only who uploads such a file needs it.
  const reader = await import("@e965/xlsx");
  const fault = containerFault(reader, file);
  if (fault !== null) return refused(fault);
  const book = openBook(reader, file);
  if (!book.ok) return book;
  const { SheetNames: names, Sheets: sheets, Workbook: properties } = book.value;
  const rowsIn = (name: string): Iterable<SheetRow> => {
    const sheet = sheets[name];
    return isDense(sheet) ? rowsOf(sheet) : [];
  };
  const visible = names.filter((_, index) => (properties?.Sheets?.[index]?.Hidden ?? 0) === 0);
  const sheet = onlyFilled(visible, rowsIn);
  return sheet.ok ? sheetOf(rowsIn(sheet.value)) : sheet;
}
