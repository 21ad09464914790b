import { openDays } from "@cantina/domain/cafeteria";
import { type ConsumableId, quantity } from "@cantina/domain/inventory";
import { type CategoryId, type LocalDate, id, loadTemporal } from "@cantina/domain/kernel";
import {
  type SheetCell,
  type UploadedSheet,
  movementColumns,
  planMovementUpload,
  planProductUpload,
  planStockUpload,
  productColumns,
  stockColumns,
} from "@cantina/domain/uploads";
import exceljs from "exceljs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { writeTemplate } from "./template-file.ts";

await loadTemporal();

/** Such as people type them, and such as a spreadsheet would run. */
const anyName = fc
  .tuple(
    fc.constantFrom("", "", "=", "+", "-", "@", "'", "'=", "''=", "'@", "-'"),
    fc.string({ unit: fc.constantFrom(..."aBñé1 '=+-@,.\"&<🧃"), maxLength: 12 }),
  )
  .map((parts) => parts.join("").trim())
  .filter((name) => name !== "");

const cellOf = (value: exceljs.CellValue | undefined): SheetCell => (typeof value === "string" ? value : null);

/** Its rows, with those cells written beside them. */
async function filledIn(bytes: ArrayBuffer, filled: Readonly<Record<number, SheetCell>>): Promise<UploadedSheet> {
  const [sheet, list] = (await new exceljs.Workbook().xlsx.load(bytes)).worksheets;
  const cellsOf = (row: number): readonly SheetCell[] =>
    [1, 2, 3, 4, 5].map((column) => filled[column - 1] ?? cellOf(sheet?.getCell(row, column).value));
  const chosen = cellOf(list?.getCell(1, 1).value);
  return {
    headingRow: 1,
    headings: [1, 2, 3, 4, 5].map((column) => sheet?.getCell(1, column).text ?? ""),
    rows: [{ row: 2, cells: cellsOf(2).map((cell, at) => (at === 2 && chosen !== null ? chosen : cell)) }],
  };
}

test("[UPLOAD-13] whatever a product and its category are called, the stock template's row finds them again", async () => {
  const columns = Object.values(stockColumns);
  await fc.assert(
    fc.asyncProperty(anyName, anyName, async (categoryName, name) => {
      const bytes = await writeTemplate({ title: "Stock", columns, rows: [[categoryName, name]] });
      const sheet = await filledIn(bytes, { [columns.indexOf(stockColumns.units)]: 3 });
      const product = { id: id<"product">("p"), name, categoryName, type: "PRODUCT", currentStock: 1 } as const;
      const { faults, items } = planStockUpload(sheet, [product]);
      expect([faults, items]).toMatchObject([[], [{ name, stock: 4 }]]);
    }),
    { numRuns: 40 },
  );
});

test("[UPLOAD-13] whatever a supply and its supplier are called, the movement template's row finds them again", async () => {
  const columns = Object.values(movementColumns);
  await fc.assert(
    fc.asyncProperty(anyName, anyName, async (supplierName, name) => {
      const bytes = await writeTemplate({ title: "Inventario", columns, rows: [[supplierName, name, "", "kg"]] });
      const sheet = await filledIn(bytes, { [columns.indexOf(movementColumns.quantity)]: 3 });
      const supply = {
        id: id<"consumable">("c") satisfies ConsumableId,
        name,
        supplierName,
        type: "RAW",
        unit: "KILOGRAM",
        waste: 0,
        yield: null,
        ingredients: [],
        availableQuantity: quantity(0),
      } as const;
      const { faults, items } = planMovementUpload(sheet, [supply]);
      expect([faults, items]).toMatchObject([[], [{ name, quantity: 300 }]]);
    }),
    { numRuns: 40 },
  );
});

test("[UPLOAD-13] whatever a category is called, choosing it in the product template finds it again", async () => {
  const categoryId = id<"category">("k") satisfies CategoryId;
  const days = openDays("2026-03-02" as LocalDate, { closedDates: [] });
  await fc.assert(
    fc.asyncProperty(anyName, async (category) => {
      const bytes = await writeTemplate({
        title: "Productos",
        columns: Object.values(productColumns),
        choice: { column: productColumns.category, first: 2, last: 20, options: [category] },
      });
      const sheet = await filledIn(bytes, { 0: "'=Té", 1: "'- frío", 3: 12 });
      const { faults, items } = planProductUpload(sheet, {
        categories: [{ id: categoryId, name: category }],
        products: [],
        days,
      });
      expect([faults, items]).toMatchObject([[], [{ categoryId, name: "=Té", description: "- frío" }]]);
    }),
    { numRuns: 40 },
  );
});
