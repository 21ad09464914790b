import { searchText } from "../kernel/index.ts";
import type { RowFault, UploadedSheet } from "./sheet.ts";

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

/** The specification's own names are understood too. */
const others: Readonly<Record<ProductColumn, readonly string[]>> = {
  name: ["title", "nombre"],
  description: ["description"],
  category: ["category"],
  price: ["price"],
  dates: ["available dates", "fechas"],
};

const columns = Object.keys(productColumns) as readonly ProductColumn[];

/** Written by us beside the rows of a faulty file, which may come back mended. */
export const faultsHeading = "Errores";

/** Of the columns found, where each stands; dates may be left out. UPLOAD-03 */
export function findProductColumns({ headings, headingRow }: Pick<UploadedSheet, "headings" | "headingRow">): {
  readonly places: ReadonlyMap<ProductColumn, number>;
  readonly faults: readonly RowFault[];
  /** Headings of columns that nothing is read from. */
  readonly unused: readonly string[];
} {
  const written = headings.map((heading) => searchText(heading));
  const places = new Map<ProductColumn, number>();
  for (const column of columns) {
    const names = [productColumns[column], ...others[column]].map((name) => searchText(name));
    const place = written.findIndex((heading) => names.includes(heading));
    if (place >= 0) places.set(column, place);
  }
  const missing = columns.filter((column) => column !== "dates" && !places.has(column));
  const faults = missing.map((column) => ({
    row: headingRow,
    column: productColumns[column],
    value: "",
    reason: `Falta la columna «${productColumns[column]}»`,
  }));
  const used = new Set(places.values());
  const unused = headings.filter((heading, place) => heading !== "" && heading !== faultsHeading && !used.has(place));
  return { places, faults, unused };
}
