import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type ConsumableId, type Quantity, quantity } from "../inventory/index.ts";
import { id } from "../kernel/index.ts";
import {
  type BatchMovement,
  type PlannedMovement,
  type SheetCell,
  type UploadableConsumable,
  decideMovementUndo,
  planMovementUpload,
} from "./index.ts";

const headings = ["Proveedor", "Insumo o preparado", "Cantidad", "Unidad", "Total pagado"];
type Cells = readonly SheetCell[];

const idOf = (name: string): ConsumableId => id<"consumable">(name);
const supply = (name: string, more: Partial<UploadableConsumable> = {}): UploadableConsumable => ({
  id: idOf(`${more.supplierName ?? "Molino"} ${name}`),
  name,
  type: "RAW",
  unit: "KILOGRAM",
  supplierName: "Molino",
  waste: 0,
  yield: null,
  ingredients: [],
  availableQuantity: quantity(0),
  ...more,
});
const dough = supply("Masa", {
  id: idOf("masa"),
  type: "PREPARED",
  supplierName: null,
  yield: quantity(200),
  ingredients: [{ consumableId: idOf("Molino Harina"), quantity: quantity(100) }],
});
const shelf = [
  supply("Harina", { availableQuantity: quantity(300) }),
  supply("Sal", { unit: "GRAM" }),
  supply("Leche", { unit: "LITER" }),
  supply("Leche", { unit: "MILLILITER", supplierName: "Tambo" }),
  supply("Huevo", { unit: "PIECE" }),
  dough,
];
const plan = (rows: readonly Cells[], own: readonly string[] = headings, all = shelf) =>
  planMovementUpload({ headingRow: 1, headings: own, rows: rows.map((cells, at) => ({ row: at + 2, cells })) }, all);
const reasonsOf = (...rows: readonly Cells[]) =>
  plan(rows).faults.map(({ row, column, reason }) => [row, column, reason]);
const movedOf = (...rows: readonly Cells[]) => plan(rows).items.map(({ name, quantity: moved }) => [name, moved]);

test("[UPLOAD-09] [UPLOAD-11] supplies are bought, then what is prepared is made, also of what the file brings", () => {
  const { items, faults, untouched } = plan([
    ["", "MASA", "8", "", ""],
    ["", "harina", "1,5", "", "$ 1.200,50"],
    ["", "Sal", "", "", ""],
  ]);
  expect([faults, untouched]).toEqual([[], 1]);
  expect(items).toMatchObject([
    { row: 3, reason: "SUPPLIER_PURCHASE", quantity: 150, paidTotal: 120_050, available: 50, ingredients: [] },
    {
      row: 2,
      reason: "PREPARATION",
      quantity: 800,
      paidTotal: null,
      available: 800,
      ingredients: [{ consumableId: "Molino Harina", quantity: 400 }],
    },
  ]);
  expect(reasonsOf(["", "Masa", "9,01", "", ""], ["", "Harina", "1,5", "", ""])).toEqual([
    [2, "Cantidad", "Los ingredientes alcanzan para 9 kg"],
  ]);
});

test("[UPLOAD-09] a name that several have needs its supplier; twice, unknown or nameless ones are told", () => {
  expect(movedOf(["tambo", "Leche", 2, "", ""])).toEqual([["Leche", 200]]);
  expect(
    reasonsOf(
      ["", "Leche", 1, "", ""],
      ["Molino", "Pan", "nada", "", ""],
      ["", "", 1, "", ""],
      ["Tambo", "Harina", 1, "", ""],
      ["", "Harina", 1, "", ""],
      ["Molino", "HARINA", 1, "", ""],
      ["", "Masa", 1, "", 100],
    ),
  ).toEqual([
    [2, "Proveedor", "Hay varios con este nombre: indique el proveedor"],
    [3, "Insumo o preparado", "No existe un insumo ni un preparado con este nombre"],
    [3, "Cantidad", "No es una cantidad: escriba por ejemplo 1,5"],
    [4, "Insumo o preparado", "Por favor ingrese un insumo o preparado"],
    [5, "Proveedor", "No hay ninguno con este nombre de este proveedor"],
    [7, "Insumo o preparado", "Está repetido: la fila 6 ya lo nombra"],
    [8, "Total pagado", "Solo una compra dice lo que se pagó: deje vacía esta celda"],
  ]);
  expect(plan([["", "Té", 1]], headings, [supply("Té"), supply("te")]).faults).toMatchObject([{ column: "Proveedor" }]);
  expect(plan([["Molino", "Té", 1]], headings, [supply("Té"), supply("te")]).faults).toMatchObject([
    { reason: "El proveedor tiene varios con este nombre" },
  ]);
});

test("[UPLOAD-13] a supply and its supplier are found as the template has to write them", () => {
  const marked = [supply("=Sal", { supplierName: "@Tambo" }), supply("=Sal")];
  expect(plan([["'@Tambo", "'=Sal", 1]], headings, marked).items).toMatchObject([{ name: "=Sal" }]);
  expect(plan([["", "'Sal'", 1]], headings, [supply("'Sal'")]).items).toMatchObject([{ name: "'Sal'" }]);
});

test("[UPLOAD-09] a quantity has a comma or a point and is above 0", () => {
  const typed = ["1,5", "1.5", 1.5, "1.500", "0.12", "1.234,5", "12,", 0.1 + 0.2];
  expect(typed.map((cell) => movedOf(["", "Harina", cell, "", ""])[0]?.[1])).toEqual([
    150, 150, 150, 150_000, 12, 123_450, 1_200, 30,
  ]);
  const wrong = ["doce", "-1", -1, "1e3", 1e-7, "1,2,3", "12.34.567", "9".repeat(16), { date: "2026-03-02" as never }];
  for (const cell of wrong)
    expect(reasonsOf(["", "Harina", cell, "", ""])).toEqual([
      [2, "Cantidad", "No es una cantidad: escriba por ejemplo 1,5"],
    ]);
  for (const cell of [0, "0,00"])
    expect(reasonsOf(["", "Harina", cell, "", ""])).toEqual([[2, "Cantidad", "Ingrese una cantidad mayor que 0"]]);
  expect(reasonsOf(["", "Harina", "1000000000", "", ""], ["", "Sal", 0.01, "", "900000000"])).toEqual([
    [2, "Cantidad", "Es demasiado grande"],
    [3, "Total pagado", "El precio por unidad sería demasiado alto"],
  ]);
  expect(plan([["", "Sal", "", "", ""]])).toMatchObject({
    untouched: 1,
    faults: [{ row: 2, column: "Cantidad", reason: "El archivo no tiene ninguna cantidad" }],
  });
  expect(plan([["Sal"]], ["Insumo"]).faults).toMatchObject([{ row: 1, reason: "Falta la columna «Cantidad»" }]);
});

test("[UPLOAD-10] another unit of the same kind is counted over exactly; another kind, or a rest, is refused", () => {
  expect(
    movedOf(
      ["", "Harina", 250, "gramos", ""],
      ["", "Sal", "0,125", "Kg.", ""],
      ["Molino", "Leche", "1500", "ml", ""],
      ["Tambo", "Leche", "1,2", "Litros", ""],
      ["", "Huevo", 30, "u", ""],
    ),
  ).toEqual([
    ["Harina", 25],
    ["Sal", 12_500],
    ["Leche", 150],
    ["Leche", 120_000],
    ["Huevo", 3_000],
  ]);
  expect(
    reasonsOf(
      ["", "Harina", 1, "litros", ""],
      ["Tambo", "Leche", 1, "tazas", ""],
      ["", "Huevo", 1, "kg", ""],
      ["", "Sal", 1, "arroba", ""],
      ["", "Masa", 5, "g", ""],
    ),
  ).toEqual([
    [2, "Unidad", "Se cuenta en kg: no se puede pasar de L"],
    [3, "Unidad", "Se cuenta en ml: no se puede pasar de taza"],
    [4, "Unidad", "Se cuenta en u: no se puede pasar de kg"],
    [5, "Unidad", "No existe una unidad con este nombre"],
    [6, "Cantidad", "Tiene más de 2 decimales en kg"],
  ]);
});

/** As the database keeps them: the preparation first, then what left for it. */
function bookedOf(items: readonly PlannedMovement[]): readonly BatchMovement[] {
  let next = 0;
  const number = (): number => (next += 1);
  return items.map(({ consumableId, name, reason, quantity: moved, ingredients }) => ({
    movementId: number(),
    consumableId,
    name,
    reason,
    quantity: moved,
    isDeleted: false,
    isCounted: false,
    ingredients: ingredients.map((one) => ({ ...one, movementId: number() })),
  }));
}
const stockAfter = (items: readonly PlannedMovement[]) =>
  new Map(items.map((one) => [one.consumableId, one.available]));

test("[UPLOAD-12] what is gone or deleted stays, and a preparation gives its ingredients back before they go", () => {
  const { items } = plan([
    ["", "Harina", 10, "", ""],
    ["", "Masa", 20, "", ""],
  ]);
  const movements = bookedOf(items);
  const undone = decideMovementUndo(movements, stockAfter(items));
  expect(undone).toMatchObject({
    undo: [
      {
        reason: "PREPARATION",
        opposite: { quantity: -2_000, undoes: 2 },
        ingredients: [{ quantity: 1_000, undoes: 3 }],
      },
      { reason: "SUPPLIER_PURCHASE", opposite: { quantity: -1_000, undoes: 1 }, ingredients: [] },
    ],
    stay: [],
  });
  const eaten = new Map([...stockAfter(items), [dough.id, quantity(1_999)]]);
  expect(decideMovementUndo(movements, eaten)).toMatchObject({
    undo: [],
    stay: [
      { name: "Masa", reason: "GONE" },
      { name: "Harina", reason: "GONE" },
    ],
  });
  const deleted = movements.map((one) => ({ ...one, isDeleted: one.name === "Masa" }));
  expect(decideMovementUndo(deleted, stockAfter(items)).stay).toMatchObject([
    { reason: "DELETED" },
    { reason: "GONE" },
  ]);
});

test("[UPLOAD-12] what was counted since stays: the count has put it right", () => {
  const { items } = plan([["", "Harina", 10, "", ""]]);
  const counted = bookedOf(items).map((one) => ({ ...one, isCounted: true }));
  expect(decideMovementUndo(counted, stockAfter(items))).toMatchObject({ undo: [], stay: [{ reason: "COUNTED" }] });
});

test("[UPLOAD-11] [UPLOAD-12] undone at once all is as it was; after sales nothing undone falls below 0", () => {
  const amounts = fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 900 }));
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 6_000 }), ([bought, made], sold) => {
      const { items, faults } = plan([
        ["", "Masa", made / 100, "", ""],
        ["", "Harina", bought * 10, "g", ""],
      ]);
      expect(faults.length === 0).toBe(made <= 2 * (300 + bought));
      const movements = bookedOf(items);
      const before = new Map(shelf.map((one) => [one.id, one.availableQuantity]));
      const after = new Map([...before, ...stockAfter(items)]);
      const leftAfter = (stock: ReadonlyMap<ConsumableId, Quantity>) => {
        const left = new Map<ConsumableId, number>(stock);
        const { undo, stay } = decideMovementUndo(movements, stock);
        for (const { opposite, ingredients } of undo)
          for (const one of [opposite, ...ingredients])
            left.set(one.consumableId, (left.get(one.consumableId) ?? 0) + one.quantity);
        expect(undo.length + stay.length).toBe(items.length);
        return left;
      };
      expect(leftAfter(after)).toEqual(before);
      const flour = after.get(idOf("Molino Harina")) ?? 0;
      const rest = leftAfter(new Map([...after, [idOf("Molino Harina"), quantity(flour - Math.min(sold, flour))]]));
      for (const left of rest.values()) expect(left).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 100 },
  );
});
