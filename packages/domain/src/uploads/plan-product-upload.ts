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
import { nameKey } from "./name-key.ts";
import { type RowReader, type UploadPlan, planUpload } from "./plan-upload.ts";
import { type ProductColumn, productSheet } from "./product-columns.ts";
import { readDates } from "./read-dates.ts";
import { readMoney } from "./read-money.ts";
import { readText } from "./read-text.ts";
import type { UploadedSheet } from "./sheet.ts";

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

export type ProductUploadPlan = UploadPlan<PlannedProduct>;

const required = (text: string, limit: number, missing: string): Result<string, string> =>
  text === "" ? refused(missing) : readText(text, limit);

/** Titles and categories as people compare them. */
const keyOf = (categoryId: string, name: string): string => `${categoryId} ${nameKey(name)}`;

type Place = {
  readonly categories: ReadonlyMap<string, CategoryId>;
  readonly days: OpenDays;
  /** Where each title of a category stands; null: in the catalogue. */
  readonly taken: Map<string, number | null>;
};

function readCategory(name: string, categories: Place["categories"]): Result<CategoryId, string> {
  if (name === "") return refused("Por favor elija una categoría");
  const known = categories.get(searchText(name));
  return known === undefined ? refused("No existe una categoría con este nombre") : accepted(known);
}

function takenFault({ taken }: Place, key: string): string | null {
  const where = taken.get(key);
  if (where === undefined) return null;
  return where === null
    ? "La categoría ya tiene un producto con este título"
    : `Está repetido: la fila ${where} ya tiene este título en la misma categoría`;
}

function readRow(reader: RowReader<ProductColumn>, place: Place): PlannedProduct | null {
  const { row, cellOf, textOf, tell, take } = reader;
  const name = take("name", required(textOf("name"), textLimits.name, "Por favor ingrese un título"));
  const description = take(
    "description",
    required(textOf("description"), textLimits.productDescription, "Por favor ingrese una descripción"),
  );
  const categoryId = take("category", readCategory(textOf("category"), place.categories));
  const isPriced = textOf("price") !== "";
  const price = take(
    "price",
    isPriced ? readMoney(cellOf("price"), cartLimits.unitPrice) : refused("Por favor ingrese un precio"),
  );
  const displayDates = take("dates", readDates(cellOf("dates"), place.days));
  if (name === null || categoryId === null) return null;
  const key = keyOf(categoryId, name);
  const fault = takenFault(place, key);
  if (fault === null) place.taken.set(key, row);
  else tell("name", fault);
  if (fault !== null || description === null || price === null || displayDates === null) return null;
  return { row, name, description, categoryId, price, displayDates };
}

/** What an upload would add to the catalogue, or all that is wrong with it. UPLOAD-01 UPLOAD-04 UPLOAD-05 */
export function planProductUpload(sheet: UploadedSheet, facts: ProductUploadFacts): ProductUploadPlan {
  const place: Place = {
    categories: new Map(facts.categories.map(({ id, name }) => [searchText(name), id])),
    days: facts.days,
    taken: new Map(facts.products.map(({ name, categoryId }) => [keyOf(categoryId, name), null])),
  };
  return planUpload(sheet, {
    columns: productSheet,
    empty: { column: "name", reason: "El archivo no tiene ningún producto" },
    readRow: (reader) => readRow(reader, place),
  });
}
