import { nameKey } from "./name-key.ts";
import type { RowFault, UploadedSheet } from "./sheet.ts";

/** What a kind of file is made of. */
export type ColumnSet<C extends string> = {
  readonly columns: readonly C[];
  /** Of its template. */
  readonly headings: Readonly<Record<C, string>>;
  /** Other words that are understood. */
  readonly others: Readonly<Record<C, readonly string[]>>;
  /** Those that may be left out. */
  readonly optional: readonly C[];
};

/** Written by us beside the rows of a faulty file, which may come back mended. */
export const faultsHeading = "Errores";

export type FoundColumns<C extends string> = {
  /** Of the columns found, where each stands. */
  readonly places: ReadonlyMap<C, number>;
  readonly faults: readonly RowFault[];
  /** Headings of columns that nothing is read from. */
  readonly unused: readonly string[];
};

/** UPLOAD-03 */
export function findColumns<C extends string>(
  { headings, headingRow }: Pick<UploadedSheet, "headings" | "headingRow">,
  set: ColumnSet<C>,
): FoundColumns<C> {
  const written = headings.map((heading) => nameKey(heading));
  const places = new Map<C, number>();
  for (const column of set.columns) {
    const names = [set.headings[column], ...set.others[column]].map((name) => nameKey(name));
    const place = written.findIndex((heading) => names.includes(heading));
    if (place >= 0) places.set(column, place);
  }
  const missing = set.columns.filter((column) => !set.optional.includes(column) && !places.has(column));
  const faults = missing.map((column) => ({
    row: headingRow,
    column: set.headings[column],
    value: "",
    reason: `Falta la columna «${set.headings[column]}»`,
  }));
  const used = new Set(places.values());
  const unused = headings.filter((heading, place) => heading !== "" && heading !== faultsHeading && !used.has(place));
  return { places, faults, unused };
}
