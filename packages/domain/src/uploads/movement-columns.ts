import type { Unit } from "../inventory/index.ts";
import { nameKey } from "./name-key.ts";
import type { ColumnSet } from "./find-columns.ts";

/** Headings of the template of inventory movements, in its order. */
export const movementColumns = {
  group: "Proveedor",
  name: "Insumo o preparado",
  quantity: "Cantidad",
  unit: "Unidad",
  paid: "Total pagado",
} as const;
export type MovementColumn = keyof typeof movementColumns;

/** In the place of the supplier that a prepared one hasn't. */
export const preparedGroup = "Preparados";

export const movementSheet: ColumnSet<MovementColumn> = {
  columns: Object.keys(movementColumns) as readonly MovementColumn[],
  headings: movementColumns,
  others: {
    group: ["supplier"],
    name: ["consumable", "insumo", "preparado", "nombre", "name"],
    quantity: ["quantity", "amount"],
    unit: ["unit"],
    paid: ["pagado", "importe", "paid"],
  },
  optional: ["group", "unit", "paid"],
};

/** How each is written in a file: the first is the template's. */
const unitNames: Readonly<Record<Unit, readonly [string, ...string[]]>> = {
  PIECE: ["u", "unidad", "unidades", "un", "pieza", "piezas", "piece"],
  GRAM: ["g", "gr", "grs", "gramo", "gramos", "gram"],
  KILOGRAM: ["kg", "kgs", "kilo", "kilos", "kilogramo", "kilogramos", "kilogram"],
  CUP: ["taza", "tazas", "cup"],
  TEASPOON: ["cucharadita", "cucharaditas", "cdta", "teaspoon"],
  TABLESPOON: ["cucharada", "cucharadas", "cda", "tablespoon"],
  LITER: ["L", "lt", "lts", "litro", "litros", "liter"],
  MILLILITER: ["ml", "mililitro", "mililitros", "cc", "milliliter"],
};
const unitByName = new Map(
  (Object.keys(unitNames) as Unit[]).flatMap((unit) => unitNames[unit].map((name) => [nameKey(name), unit] as const)),
);

export const fileUnit = (unit: Unit): string => unitNames[unit][0];

/** null: no unit is called so. */
export const unitNamed = (text: string): Unit | null => unitByName.get(nameKey(text.replace(/\.$/u, ""))) ?? null;
