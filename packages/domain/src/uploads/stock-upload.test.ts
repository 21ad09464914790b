import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type ProductId, id } from "../kernel/index.ts";
import { type BatchRecord, type SheetCell, type UploadableProduct, decideStockUndo, planStockUpload } from "./index.ts";

const headings = ["Categoría", "Producto", "Cantidad", "Descripción"];
type Cells = readonly SheetCell[];

const product = (name: string, more: Partial<UploadableProduct> = {}): UploadableProduct => ({
  id: id<"product">(`${more.categoryName ?? "Kiosco"} ${name}`) satisfies ProductId,
  name,
  categoryName: "Kiosco",
  type: "PRODUCT",
  currentStock: null,
  ...more,
});
const shelf = [
  product("Alfajor", { currentStock: 5 }),
  product("Turrón"),
  product("Agua", { categoryName: "Bebidas", currentStock: 0 }),
  product("Agua"),
  product("Combo", { type: "PROMOTION" }),
];
const plan = (rows: readonly Cells[], ownHeadings: readonly string[] = headings, products = shelf) =>
  planStockUpload(
    { headingRow: 1, headings: ownHeadings, rows: rows.map((cells, index) => ({ row: index + 2, cells })) },
    products,
  );
const reasonsOf = (...rows: readonly Cells[]) =>
  plan(rows).faults.map(({ row, column, reason }) => [row, column, reason]);

test("[UPLOAD-07] what has stock gets the units, and what has none begins with them", () => {
  const { items, faults, untouched } = plan([
    ["", "alfajor", "1.200", ""],
    [null, "TURRON", 0, "Primer reparto"],
    ["Bebidas", "Agua", "", ""],
  ]);
  expect([faults, untouched]).toEqual([[], 1]);
  expect(items).toEqual([
    {
      row: 2,
      productId: "Kiosco Alfajor",
      name: "Alfajor",
      type: "IN",
      units: 1_200,
      stock: 1_205,
      description: "Carga masiva",
    },
    {
      row: 3,
      productId: "Kiosco Turrón",
      name: "Turrón",
      type: "INITIALIZE_STOCK",
      units: 0,
      stock: 0,
      description: "Primer reparto",
    },
  ]);
  expect(plan([["Alfajor", 3]], ["Title", "Amount"]).items).toMatchObject([{ stock: 8 }]);
});

test("[UPLOAD-07] a product is found by its name and, where that is not enough, its category", () => {
  expect(plan([["bebidas", "Agua", 1, ""]]).items).toMatchObject([{ productId: "Bebidas Agua", type: "IN" }]);
  expect(
    reasonsOf(
      ["", "Agua", 1, ""],
      ["", "", 1, ""],
      ["", "Pebete", 1, ""],
      ["Bebidas", "Turrón", 1, ""],
      ["", "Combo", 1, ""],
      ["", "Alfajor", 1, ""],
      ["Kiosco", "ALFAJOR", 2, ""],
    ),
  ).toEqual([
    [2, "Categoría", "Hay varios productos con este nombre: indique la categoría"],
    [3, "Producto", "Por favor ingrese un producto"],
    [4, "Producto", "No existe un producto con este nombre"],
    [5, "Categoría", "El producto no está en esta categoría"],
    [6, "Producto", "Las promociones y los abonos no tienen stock propio"],
    [8, "Producto", "Está repetido: la fila 7 ya nombra este producto"],
  ]);
  expect(plan([["Kiosco", "Té", 1, ""]], headings, [product("Té"), product("te")]).faults).toMatchObject([
    { column: "Producto", reason: "La categoría tiene varios productos con este nombre" },
  ]);
});

test("[UPLOAD-07] a quantity is whole units, and every fault is told beside its value", () => {
  const whole = "No es una cantidad entera: escriba por ejemplo 12";
  for (const wrong of ["doce", "1,5", "-1", "$ 5", "1.20", -1, 1.5, { date: "2026-03-02" as never }])
    expect(reasonsOf(["", "Turrón", wrong, ""])).toEqual([[2, "Cantidad", whole]]);
  expect(reasonsOf(["", "Alfajor", 0, ""])).toEqual([[2, "Cantidad", "El producto ya tiene stock: ingrese 1 o más"]]);
  const full = "El stock no puede superar 1.000.000.000 unidades";
  expect(reasonsOf(["", "Alfajor", 999_999_996, ""], ["", "Turrón", 1_000_000_001, "x".repeat(251)])).toEqual([
    [2, "Cantidad", full],
    [3, "Cantidad", full],
    [3, "Descripción", "Tiene más de 250 caracteres"],
  ]);
});

test("[UPLOAD-14] a formula without a result is a fault of its row, and not a row without a quantity", () => {
  const reason =
    "Es una fórmula sin su resultado: abra el archivo en su planilla de cálculo, guárdelo y vuelva a cargarlo";
  const { items, faults, untouched } = plan([
    ["", "Alfajor", { formula: "6*4" }, ""],
    ["", { formula: "A1" }, "x", { formula: "B1" }],
  ]);
  expect([items, untouched]).toEqual([[], 0]);
  expect(faults).toEqual([
    { row: 2, column: "Cantidad", value: "=6*4", reason },
    { row: 3, column: "Producto", value: "=A1", reason },
    { row: 3, column: "Descripción", value: "=B1", reason },
  ]);
  const own = ["Producto", "Cantidad", "Cuenta"];
  expect(plan([["Alfajor", 1, { formula: "1+1" }]], own)).toMatchObject({ faults: [], unused: ["Cuenta"] });
});

test("[UPLOAD-07] a file without any quantity, or without its column, is faulty", () => {
  expect(plan([["", "Alfajor", "", ""]])).toMatchObject({
    items: [],
    untouched: 1,
    faults: [{ row: 2, column: "Cantidad", reason: "El archivo no tiene ninguna cantidad" }],
  });
  expect(plan([["Alfajor"]], ["Producto"]).faults).toMatchObject([{ row: 1, reason: "Falta la columna «Cantidad»" }]);
});

/** As a file wrote it, of a product that has so many units by now. */
const record = (
  type: BatchRecord["type"],
  units: number,
  currentStock: number | null,
  more: Partial<BatchRecord> = {},
): BatchRecord => ({
  recordId: 7,
  productId: id<"product">("p") satisfies ProductId,
  name: "Alfajor",
  type,
  units,
  product: { type: "PRODUCT", currentStock },
  hasEnded: false,
  isCounted: false,
  ...more,
});
const stays = (...given: Parameters<typeof record>) =>
  decideStockUndo([record(...given)]).stay.map(({ reason }) => reason);

test("[UPLOAD-08] an entry is taken out as far as its units are there, and a beginning ends only as it began", () => {
  expect(decideStockUndo([record("IN", 3, 3)])).toEqual({
    undo: [{ recordId: 7, productId: "p", type: "OUT", units: -3, stock: 0 }],
    stay: [],
  });
  expect(decideStockUndo([record("INITIALIZE_STOCK", 4, 4)]).undo).toMatchObject([
    { type: "CLEAR_STOCK", units: -4, stock: null },
  ]);
  expect(stays("IN", 3, 2)).toEqual(["UNITS_GONE"]);
  expect(stays("INITIALIZE_STOCK", 4, 3)).toEqual(["MOVED"]);
  expect(stays("INITIALIZE_STOCK", 4, 5)).toEqual(["MOVED"]);
  expect(stays("IN", 3, null)).toEqual(["ENDED"]);
  expect(stays("IN", 3, 9, { hasEnded: true })).toEqual(["ENDED"]);
  expect(stays("IN", 3, 9, { isCounted: true })).toEqual(["COUNTED"]);
  expect(stays("INITIALIZE_STOCK", 4, 4, { isCounted: true })).toEqual([]);
});

const stocks = fc.option(fc.integer({ min: 0, max: 50 }), { nil: null });

test("[UPLOAD-07] [UPLOAD-08] undone at once, every stock is what it was; after sales, none falls below nothing", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(stocks, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 60 })), { minLength: 1 }),
      (given) => {
        const products = given.map(([currentStock], index) => product(`P${index}`, { currentStock }));
        const { items, faults } = plan(
          given.map(([, units], index) => ["", `P${index}`, units, ""]),
          headings,
          products,
        );
        expect(faults).toEqual([]);
        const undoneAfter = (sold: (index: number) => number) =>
          decideStockUndo(
            items.map(({ type, units, stock, productId }, index) =>
              record(type === "IN" ? "IN" : "INITIALIZE_STOCK", units, Math.max(0, stock - sold(index)), { productId }),
            ),
          );
        const { undo, stay } = undoneAfter(() => 0);
        expect([undo.map(({ stock }) => stock), stay]).toEqual([given.map(([currentStock]) => currentStock), []]);
        const later = undoneAfter((index) => given[index]?.[2] ?? 0);
        expect(later.undo.length + later.stay.length).toBe(given.length);
        for (const { stock } of later.undo) expect(stock ?? 0).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
