import type { OpenDays } from "../cafeteria/index.ts";
import {
  type CategoryId,
  type Cents,
  type LocalDate,
  type Result,
  accepted,
  refused,
  searchText,
  textLimits,
} from "../kernel/index.ts";
import { cartLimits } from "../sale/index.ts";
import { cellText } from "./cell-text.ts";
import { type ProductColumn, findProductColumns, productColumns } from "./product-columns.ts";
import { readDates } from "./read-dates.ts";
import { readMoney } from "./read-money.ts";
import type { RowFault, SheetCell, SheetRow, UploadedSheet } from "./sheet.ts";

export type PlannedProduct = {
  readonly row: number;
  readonly name: string;
  readonly description: string;
  readonly categoryId: CategoryId;
  readonly price: Cents;
  readonly displayDates: readonly LocalDate[];
};

export type ProductUploadFacts = {
  /** Those that products can be put into. */
  readonly categories: readonly { readonly id: CategoryId; readonly name: string }[];
  /** What is in the catalogue already. */
  readonly products: readonly { readonly name: string; readonly categoryId: CategoryId }[];
  readonly days: OpenDays;
};

/** `products` is empty as soon as there is one fault. */
export type ProductUploadPlan = {
  readonly products: readonly PlannedProduct[];
  readonly faults: readonly RowFault[];
  /** Headings of columns that nothing is read from. UPLOAD-03 */
  readonly unused: readonly string[];
};

const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/u;

function readText(cell: SheetCell, limit: number, missing: string): Result<string, string> {
  const text = cellText(cell).trim();
  if (text === "") return refused(missing);
  if (text.length > limit) return refused(`Tiene más de ${limit} caracteres`);
  return controlCharacters.test(text) ? refused("Contiene caracteres no permitidos") : accepted(text);
}

/** Titles and categories as people compare them. */
const keyOf = (categoryId: string, name: string): string => `${categoryId} ${searchText(name)}`;

type Reading = {
  readonly places: ReadonlyMap<ProductColumn, number>;
  readonly categories: ReadonlyMap<string, CategoryId>;
  readonly days: OpenDays;
  /** Where each title of a category stands; null: in the catalogue. */
  readonly taken: Map<string, number | null>;
};

function readCategory(cell: SheetCell, categories: Reading["categories"]): Result<CategoryId, string> {
  const name = cellText(cell).trim();
  if (name === "") return refused("Por favor elija una categoría");
  const known = categories.get(searchText(name));
  return known === undefined ? refused("No existe una categoría con este nombre") : accepted(known);
}

function takenFault({ taken }: Reading, key: string): string | null {
  const where = taken.get(key);
  if (where === undefined) return null;
  return where === null
    ? "La categoría ya tiene un producto con este título"
    : `Está repetido: la fila ${where} ya tiene este título en la misma categoría`;
}

function readRow({ row, cells }: SheetRow, reading: Reading): Result<PlannedProduct, readonly RowFault[]> {
  const faults: RowFault[] = [];
  const cellOf = (column: ProductColumn): SheetCell => cells[reading.places.get(column) ?? -1] ?? null;
  const tell = (column: ProductColumn, reason: string): void => {
    faults.push({ row, column: productColumns[column], value: cellText(cellOf(column)), reason });
  };
  const take = <T>(column: ProductColumn, read: Result<T, string>): T | null => {
    if (read.ok) return read.value;
    tell(column, read.failure);
    return null;
  };
  const name = take("name", readText(cellOf("name"), textLimits.name, "Por favor ingrese un título"));
  const description = take(
    "description",
    readText(cellOf("description"), textLimits.productDescription, "Por favor ingrese una descripción"),
  );
  const categoryId = take("category", readCategory(cellOf("category"), reading.categories));
  const isPriced = cellText(cellOf("price")).trim() !== "";
  const price = take(
    "price",
    isPriced ? readMoney(cellOf("price"), cartLimits.unitPrice) : refused("Por favor ingrese un precio"),
  );
  const displayDates = take("dates", readDates(cellOf("dates"), reading.days));
  if (name !== null && categoryId !== null) {
    const key = keyOf(categoryId, name);
    const fault = takenFault(reading, key);
    if (fault !== null) tell("name", fault);
    else reading.taken.set(key, row);
  }
  const isWhole = faults.length === 0 && name !== null && description !== null && categoryId !== null;
  if (!isWhole || price === null || displayDates === null) return refused(faults);
  return accepted({ row, name, description, categoryId, price, displayDates });
}

/** What an upload would add to the catalogue, or all that is wrong with it. UPLOAD-01 UPLOAD-04 UPLOAD-05 */
export function planProductUpload(sheet: UploadedSheet, facts: ProductUploadFacts): ProductUploadPlan {
  const { places, faults: headingFaults, unused } = findProductColumns(sheet);
  if (headingFaults.length > 0) return { products: [], faults: headingFaults, unused };
  if (sheet.rows.length === 0) {
    const empty = { row: sheet.headingRow + 1, column: productColumns.name, value: "" };
    return { products: [], faults: [{ ...empty, reason: "El archivo no tiene ningún producto" }], unused };
  }
  const reading: Reading = {
    places,
    categories: new Map(facts.categories.map(({ id, name }) => [searchText(name), id])),
    days: facts.days,
    taken: new Map(facts.products.map(({ name, categoryId }) => [keyOf(categoryId, name), null])),
  };
  const read = sheet.rows.map((row) => readRow(row, reading));
  const faults = read.flatMap((one) => (one.ok ? [] : one.failure));
  return { products: faults.length > 0 ? [] : read.flatMap((one) => (one.ok ? [one.value] : [])), faults, unused };
}
