import type { ColumnSet } from "./find-columns.ts";

/** Headings of the template of stock, in its order. */
export const stockColumns = {
  category: "Categoría",
  name: "Producto",
  units: "Cantidad",
  description: "Descripción",
} as const;
export type StockColumn = keyof typeof stockColumns;

export const stockSheet: ColumnSet<StockColumn> = {
  columns: Object.keys(stockColumns) as readonly StockColumn[],
  headings: stockColumns,
  others: {
    category: ["category"],
    name: ["product", "título", "title", "nombre"],
    units: ["amount", "quantity", "unidades", "stock"],
    description: ["description"],
  },
  optional: ["category", "description"],
};
