import exceljs from "exceljs";
import { expect, test } from "vitest";
import { writeTemplate } from "./template-file.ts";

test("[EXPORT-20] a template opens with its headings, and its list has one clean range of cells", async () => {
  const options = ["Bebidas", "Platos, del día", "Ñoquis"];
  const bytes = await writeTemplate({
    title: "Productos",
    columns: ["Título", "Descripción", "Categoría", "Precio", "Fechas disponibles"],
    choice: { column: "Categoría", first: 2, last: 20, options },
  });
  const book = new exceljs.Workbook();
  await book.xlsx.load(bytes);
  const [sheet, list] = book.worksheets;
  expect([1, 2, 3, 4, 5, 6].map((column) => sheet?.getCell(1, column).value)).toEqual([
    "Título",
    "Descripción",
    "Categoría",
    "Precio",
    "Fechas disponibles",
    null,
  ]);
  expect(sheet?.rowCount).toBe(1);
  expect(list?.state).toBe("veryHidden");
  expect(options.map((_, index) => list?.getCell(index + 1, 1).value)).toEqual(options);
  for (const cell of ["C2", "C20"])
    expect(sheet?.getCell(cell).dataValidation).toMatchObject({ type: "list", formulae: ["'Listas'!$A$1:$A$3"] });
  expect(sheet?.getCell("C21").dataValidation).toBeUndefined();
  expect(sheet?.getCell("D2").numFmt).toBe("@");
});

test("[EXPORT-20] a template may name what is to be filled in, and no name is run", async () => {
  const bytes = await writeTemplate({ title: "Stock", columns: ["Producto", "Cantidad"], rows: [["Té"], ["=1+1"]] });
  const book = new exceljs.Workbook();
  await book.xlsx.load(bytes);
  const [sheet, ...others] = book.worksheets;
  expect([2, 3].map((row) => sheet?.getCell(row, 1).value)).toEqual(["Té", "'=1+1"]);
  expect(sheet?.getCell("B2").numFmt).toBe("@");
  expect(others).toEqual([]);
});
