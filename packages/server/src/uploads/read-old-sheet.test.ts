import { readFileSync } from "node:fs";
import { CFB, type WorkSheet, utils, write } from "@e965/xlsx";
import { describe, expect, test, vi } from "vitest";
import { uploadLimits } from "@cantina/domain/uploads";
import { readSheet } from "./read-sheet.ts";

/** As LibreOffice saves for Excel 97-2003; a hidden sheet of lists included. */
const testFile = (name: string): Buffer => readFileSync(new URL(`test-files/${name}`, import.meta.url));
const file = testFile("productos.xls");

const failureOf = async (bytes: Buffer): Promise<string> => {
  const read = await readSheet(bytes);
  return read.ok ? "read" : read.failure;
};

function saved(...sheets: readonly WorkSheet[]): Buffer {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, sheet);
  return write(book, { type: "buffer", bookType: "biff8" }) as Buffer;
}

const sheetOf = (rows: readonly (readonly unknown[])[]): WorkSheet => utils.aoa_to_sheet(rows.map((row) => [...row]));

/** What is used of the writer's CFB, which it leaves untyped. */
type ContainerWriter = {
  readonly utils: {
    readonly cfb_new: () => object;
    readonly cfb_add: (container: object, name: string, bytes: Buffer) => void;
  };
  readonly write: (container: object, options: { readonly type: "buffer" }) => Uint8Array;
};

function containerOf(name: string, bytes: Buffer): Buffer {
  const { utils: parts, write: pack } = CFB as ContainerWriter;
  const container = parts.cfb_new();
  parts.cfb_add(container, name, bytes);
  return Buffer.from(pack(container, { type: "buffer" }));
}

const number16 = (...values: readonly number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer);
const number32 = (...values: readonly number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer);
const record = (type: number, ...data: readonly Buffer[]): Buffer =>
  Buffer.concat([number16(type, Buffer.concat(data).length), ...data]);

/** A cell that shares its text: type, length, row, column, format and the text's number, the last two 0. */
const cellBytes = 14;

/** The stream of a workbook whose every cell is the same text, which no program would write. */
function sharedText(text: string, { rows, columns }: { readonly rows: number; readonly columns: number }): Buffer {
  const begin = (kind: number): Buffer => record(0x0809, number16(0x0600, kind, 0, 0), number32(0, 0));
  const end = record(0x000a);
  const pieces = text.match(/.{1,8000}/gsu) ?? [];
  const texts = pieces.map((piece, index) =>
    index === 0
      ? record(0x00fc, number32(1, 1), number16(text.length), Buffer.from([0]), Buffer.from(piece, "latin1"))
      : record(0x003c, Buffer.from([0]), Buffer.from(piece, "latin1")),
  );
  const boundSheet = (place: number): Buffer => record(0x0085, number32(place), Buffer.from("\0\0\x01\0A", "latin1"));
  const globals = (place: number): Buffer => Buffer.concat([begin(0x0005), boundSheet(place), ...texts, end]);
  // Written in place: as buffers of their own a quarter of a million of them take longer to make than to read.
  const cells = Buffer.alloc(rows * columns * cellBytes);
  for (let index = 0; index < rows * columns; index += 1) {
    const fields = [0x00fd, cellBytes - 4, Math.floor(index / columns), index % columns];
    for (const [place, field] of fields.entries()) cells.writeUInt16LE(field, index * cellBytes + place * 2);
  }
  return Buffer.concat([globals(globals(0).length), begin(0x0010), cells, end]);
}

describe("a workbook of Excel 97-2003", () => {
  test("[SHEET-02] [SHEET-04] is read as a person sees it", async () => {
    expect(await readSheet(file)).toEqual({
      ok: true,
      value: {
        headingRow: 1,
        headings: ["Título", "Descripción", "Categoría", "Precio", "Días disponibles"],
        rows: [
          { row: 2, cells: ["Té con limón", "Ñandú, ½ taza y €", "Bebidas", 1234.5, { date: "2026-05-04" }] },
          { row: 4, cells: ["Café", "Con leche", "#N/A", "1.234,50", "VERDADERO"] },
        ],
      },
    });
  });

  test("[SHEET-03] has the limits of any other", async () => {
    const rows = Array.from({ length: 5_001 }, (_, index) => [`Producto ${index}`]);
    expect(await failureOf(saved(sheetOf(rows)))).toBe("read");
    expect(await failureOf(saved(sheetOf([...rows, ["uno más"]])))).toBe("TOO_MANY_ROWS");
    expect(await failureOf(saved(sheetOf([Array.from({ length: 21 }, (_, index) => `Columna ${index}`)])))).toBe(
      "TOO_MANY_COLUMNS",
    );
    expect(await failureOf(saved(sheetOf([["Té"]]), sheetOf([["Café"]])))).toBe("SEVERAL_SHEETS");
    expect(await failureOf(saved(sheetOf([["Té"]]), sheetOf([]), sheetOf([[" "]])))).toBe("read");
  });

  test("[SHEET-02] is told apart from a letter, from what has a password and from what is cut off", async () => {
    expect(await failureOf(containerOf("/WordDocument", Buffer.alloc(5_000)))).toBe("NOT_EXCEL");
    expect(await failureOf(containerOf("/EncryptedPackage", Buffer.alloc(5_000)))).toBe("PROTECTED");
    // The same file, saved with a password by LibreOffice.
    expect(await failureOf(testFile("productos-con-clave.xls"))).toBe("PROTECTED");
    for (const length of [8, 600, file.length - 4_096])
      expect(["DAMAGED", "NOT_EXCEL"], `${length} bytes`).toContain(await failureOf(file.subarray(0, length)));
  });

  test("[SHEET-01] is read in bounded time, and silently, whatever it is filled with", async () => {
    const said = vi.spyOn(console, "error");
    // Of the processor, so that other programs' work doesn't count.
    const before = process.cpuUsage();
    // Records of four bytes that no program knows.
    const unknown = Buffer.alloc(4 * 1024 * 1024, Buffer.from("b0040000", "hex"));
    expect(["read", "DAMAGED", "NO_SHEET"]).toContain(await failureOf(containerOf("/Workbook", unknown)));
    const spaces = containerOf("/Workbook", sharedText(" ".repeat(30_000), { rows: 60_000, columns: 4 }));
    expect(spaces.length).toBeLessThan(uploadLimits.bytes);
    expect(await failureOf(spaces)).toBe("read");
    const rows = containerOf("/Workbook", sharedText("Té", { rows: 6_000, columns: 4 }));
    expect(await failureOf(rows)).toBe("TOO_MANY_ROWS");
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
    expect(said).not.toHaveBeenCalled();
  });
});
