import type { Result } from "../kernel/index.ts";
import { cellText } from "./cell-text.ts";
import { type ColumnSet, findColumns } from "./find-columns.ts";
import { plainText } from "./plain-text.ts";
import type { RowFault, SheetCell, SheetValue, UploadedSheet } from "./sheet.ts";

/** What a file would do; `items` is empty as soon as there is one fault. */
export type UploadPlan<Item> = {
  readonly items: readonly Item[];
  readonly faults: readonly RowFault[];
  /** Headings of columns that nothing is read from. UPLOAD-03 */
  readonly unused: readonly string[];
};

/** One row, and where its faults are told. */
export type RowReader<C extends string> = {
  readonly row: number;
  readonly cellOf: (column: C) => SheetValue;
  /** As a person means it: without blanks around it, and without the apostrophe of an exported file. */
  readonly textOf: (column: C) => string;
  readonly tell: (column: C, reason: string) => void;
  /** What was read; null: it was told. */
  readonly take: <T>(column: C, read: Result<T, string>) => T | null;
};

export type SheetKind<C extends string, Item> = {
  readonly columns: ColumnSet<C>;
  /** Where a file without any row is told, and how. */
  readonly empty: { readonly column: C; readonly reason: string };
  /** null: the row is nothing to do, or its faults were told. */
  readonly readRow: (reader: RowReader<C>) => Item | null;
  /** What only all rows together can tell. */
  readonly atEnd?: () => void;
};

const noResult =
  "Es una fórmula sin su resultado: abra el archivo en su planilla de cálculo, guárdelo y vuelva a cargarlo";

const isUnread = (cell: SheetCell): cell is { readonly formula: string } =>
  cell !== null && typeof cell === "object" && "formula" in cell;

/** All that a file would do, or all that is wrong with it. UPLOAD-01 */
export function planUpload<C extends string, Item>(
  sheet: UploadedSheet,
  { columns, empty, readRow, atEnd }: SheetKind<C, Item>,
): UploadPlan<Item> {
  const { places, faults: headingFaults, unused } = findColumns(sheet, columns);
  if (headingFaults.length > 0) return { items: [], faults: headingFaults, unused };
  const faults: RowFault[] = [];
  const items: Item[] = [];
  for (const { row, cells } of sheet.rows) {
    const givenIn = (column: C): SheetCell => cells[places.get(column) ?? -1] ?? null;
    const tell = (column: C, reason: string): void => {
      faults.push({ row, column: columns.headings[column], value: cellText(givenIn(column)), reason });
    };
    const unread = [...places.keys()].filter((column) => isUnread(givenIn(column)));
    for (const column of unread) tell(column, noResult);
    if (unread.length > 0) continue;
    const cellOf = (column: C): SheetValue => {
      const cell = givenIn(column);
      return isUnread(cell) ? null : cell;
    };
    const item = readRow({
      row,
      cellOf,
      tell,
      textOf: (column) => plainText(cellText(cellOf(column))).trim(),
      take: (column, read) => {
        if (read.ok) return read.value;
        tell(column, read.failure);
        return null;
      },
    });
    if (item !== null) items.push(item);
  }
  atEnd?.();
  if (faults.length === 0 && items.length === 0) {
    const { column, reason } = empty;
    faults.push({ row: sheet.headingRow + 1, column: columns.headings[column], value: "", reason });
  }
  return { items: faults.length > 0 ? [] : items, faults, unused };
}
