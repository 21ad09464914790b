import type { ColumnSet } from "./find-columns.ts";

/** Headings of the products' template, in its order; specification §5, Batch upload. */
export const productColumns = {
  name: "Título",
  description: "Descripción",
  category: "Categoría",
  price: "Precio",
  dates: "Fechas disponibles",
} as const;
export type ProductColumn = keyof typeof productColumns;

/** Rows of the template that offer the categories to choose from. */
export const templateCategoryRows = { first: 2, last: 20 } as const;

export const productSheet: ColumnSet<ProductColumn> = {
  columns: Object.keys(productColumns) as readonly ProductColumn[],
  headings: productColumns,
  // The specification's own names among them.
  others: {
    name: ["title", "nombre"],
    description: ["description"],
    category: ["category"],
    price: ["price"],
    dates: ["available dates", "fechas"],
  },
  optional: ["dates"],
};
