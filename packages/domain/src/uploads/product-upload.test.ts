import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { openDays } from "../cafeteria/index.ts";
import { type CategoryId, type LocalDate, type ProductId, formatMoney, id, loadTemporal } from "../kernel/index.ts";
import { type BatchProduct, type SheetCell, decideProductUndo, planProductUpload } from "./index.ts";

beforeAll(loadTemporal);

const drinks = id<"category">("bebidas") satisfies CategoryId;
const headings = ["Título", "Descripción", "Categoría", "Precio", "Fechas disponibles"];
const today = "2026-03-02" as LocalDate;
const facts = () => ({
  categories: [{ id: drinks, name: "Bebidas" }],
  products: [{ name: "Agua", categoryId: drinks }],
  days: openDays(today, { closedDates: ["2026-03-04" as LocalDate] }),
});

type Cells = readonly SheetCell[];
const plan = (rows: readonly Cells[], ownHeadings: readonly string[] = headings) =>
  planProductUpload(
    { headingRow: 1, headings: ownHeadings, rows: rows.map((cells, index) => ({ row: index + 2, cells })) },
    facts(),
  );
const reasonsOf = (...rows: readonly Cells[]) =>
  plan(rows).faults.map(({ row, column, reason }) => [row, column, reason]);

const good: Cells = ["Té", "Con limón", "bebidas", "1.234,50", null];

test("[UPLOAD-04] a row becomes a product, its category found whatever the accents", () => {
  expect(plan([good]).items).toEqual([
    { row: 2, name: "Té", description: "Con limón", categoryId: drinks, price: 123_450, displayDates: [] },
  ]);
  expect(plan([["Té", "x", "BEBÍDAS", 12.5, { date: today }]]).items).toMatchObject([
    { price: 1_250, displayDates: [today] },
  ]);
});

test("[UPLOAD-01] all faults are told at once, with row, column and value, and a faulty file plans nothing", () => {
  const { items, faults } = plan([good, ["", "", "Postres", "gratis", "mañana"]]);
  expect(items).toEqual([]);
  expect(faults).toEqual([
    { row: 3, column: "Título", value: "", reason: "Por favor ingrese un título" },
    { row: 3, column: "Descripción", value: "", reason: "Por favor ingrese una descripción" },
    { row: 3, column: "Categoría", value: "Postres", reason: "No existe una categoría con este nombre" },
    { row: 3, column: "Precio", value: "gratis", reason: "No es un importe: escriba por ejemplo 1.234,50" },
    {
      row: 3,
      column: "Fechas disponibles",
      value: "mañana",
      reason: "Escriba las fechas como DD/MM/AAAA, separadas por comas",
    },
  ]);
});

test("[UPLOAD-04] what is required is asked for, and texts and prices have their limits", () => {
  expect(reasonsOf(["Té", "x", "", "", null])).toEqual([
    [2, "Categoría", "Por favor elija una categoría"],
    [2, "Precio", "Por favor ingrese un precio"],
  ]);
  expect(reasonsOf(["a".repeat(251), "b".repeat(1001), "Bebidas", 10_000_001, null])).toEqual([
    [2, "Título", "Tiene más de 250 caracteres"],
    [2, "Descripción", "Tiene más de 1000 caracteres"],
    [2, "Precio", "Es demasiado alto"],
  ]);
  expect(reasonsOf(["T\u0007", "x", "Bebidas", 1, null])).toEqual([[2, "Título", "Contiene caracteres no permitidos"]]);
  expect(plan([]).faults).toMatchObject([{ row: 2, reason: "El archivo no tiene ningún producto" }]);
});

test("[UPLOAD-04] dates are written in one cell, each once, and none of them past, far or closed", () => {
  const datesOf = (cell: SheetCell) => plan([["Té", "x", "Bebidas", 1, cell]]);
  expect(datesOf("05/03/2026, 3/3/2026; 05/03/2026").items).toMatchObject([
    { displayDates: ["2026-03-03", "2026-03-05"] },
  ]);
  expect(datesOf("01/03/2026, 04/03/2026, 05/03/2027").faults).toMatchObject([
    { reason: "01/03/2026 ya pasó; 04/03/2026 es un día cerrado; 05/03/2027 está a más de un año" },
  ]);
  for (const wrong of ["31/02/2026", "29/02/2027", "2026-03-05", "05/13/2026", 46_000])
    expect(datesOf(wrong).faults).toHaveLength(1);
  expect(datesOf("28/02/2027").faults).toEqual([]);
});

test("[UPLOAD-05] a title stands once in a category, in the file and with the catalogue", () => {
  expect(reasonsOf(good, ["TE", "x", "Bebidas", 1, null], ["agua", "x", "Bebidas", 1, null])).toEqual([
    [3, "Título", "Está repetido: la fila 2 ya tiene este título en la misma categoría"],
    [4, "Título", "La categoría ya tiene un producto con este título"],
  ]);
});

test("[UPLOAD-05] a title is the same whatever blanks stand between its words", () => {
  const [title, category] = ["Café  con\u00A0leche", "Bebidas"];
  expect(reasonsOf(["Café con leche", "x", category, 1, null], [title, "x", category, 1, null])).toEqual([
    [3, "Título", "Está repetido: la fila 2 ya tiene este título en la misma categoría"],
  ]);
});

test("[UPLOAD-03] columns may stand in any order, under the specification's own names too, and dates may be absent", () => {
  const moved = plan([[3, null, "Bebidas", "x", "Té"]], ["PRICE", "Otra", "categoria", "description", "Título"]);
  expect(moved.items).toMatchObject([{ name: "Té", price: 300, displayDates: [] }]);
  expect(moved.unused).toEqual(["Otra"]);
  // The second of two that say the same, and none that we wrote ourselves.
  const twice = plan([[...good, 9, "x"]], [...headings, "precio", "Errores"]);
  expect(twice).toMatchObject({ faults: [], unused: ["precio"] });
  expect(plan([good], ["Título", "Descripción", "Categoría"]).faults).toEqual([
    { row: 1, column: "Precio", value: "", reason: "Falta la columna «Precio»" },
  ]);
});

test("[UPLOAD-02] money is what was meant, as a number or as es-AR text, or a fault", () => {
  const priceOf = (cell: SheetCell) => plan([["Té", "x", "Bebidas", cell, null]]);
  expect(priceOf(0.1 + 0.2).items).toMatchObject([{ price: 30 }]);
  expect(priceOf("$ 1.800").items).toMatchObject([{ price: 180_000 }]);
  expect(priceOf(1.005).faults).toMatchObject([{ value: "1,005", reason: "Tiene más de 2 decimales" }]);
  expect(priceOf("1,005").faults).toMatchObject([{ reason: "Tiene más de 2 decimales" }]);
  expect(priceOf(-1).faults).toMatchObject([{ reason: "No puede ser negativo" }]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (minor) => {
      const text = formatMoney(minor as never);
      expect(priceOf(text).items).toMatchObject([{ price: minor }]);
      expect(priceOf(minor / 100).items).toMatchObject([{ price: minor }]);
    }),
  );
});

test("[UPLOAD-06] undoing takes back what nobody sold or edited, and tells what stays", () => {
  const made = (name: string, more: Partial<BatchProduct> = {}): BatchProduct => ({
    id: id<"product">(name) satisfies ProductId,
    name,
    isSold: false,
    isEdited: false,
    isDeleted: false,
    ...more,
  });
  const [sold, edited] = [made("vendido", { isSold: true }), made("editado", { isEdited: true })];
  expect(decideProductUndo([made("nuevo"), sold, edited, made("borrado", { isDeleted: true })])).toEqual({
    remove: ["nuevo"],
    stay: [
      { productId: "vendido", name: "vendido", reason: "SOLD" },
      { productId: "editado", name: "editado", reason: "EDITED" },
    ],
  });
});
