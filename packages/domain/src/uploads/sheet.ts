import type { LocalDate } from "../kernel/index.ts";

/** What a person sees in a cell; a formula is its last result. */
export type SheetValue = string | number | { readonly date: LocalDate } | null;

/** The file of a program that computed nothing holds a formula without a result, and what a person would see isn't known. */
export type SheetCell = SheetValue | { readonly formula: string };

export type SheetRow = {
  /** As the spreadsheet counts: the heading is the first. */
  readonly row: number;
  readonly cells: readonly SheetCell[];
};

export type UploadedSheet = {
  readonly headingRow: number;
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
};

/** Of one uploaded file. */
export const uploadLimits = { bytes: 5 * 1024 * 1024, rows: 5_000, columns: 20 } as const;

/** Why a file can't be read at all. */
export const unreadableReasons = [
  "NOT_EXCEL",
  "PROTECTED",
  "TOO_LARGE",
  "TOO_MANY_PARTS",
  "NO_SHEET",
  "SEVERAL_SHEETS",
  "TOO_MANY_ROWS",
  "TOO_MANY_COLUMNS",
  "DAMAGED",
  /** Reading it would take more memory or time than there is for one file. */
  "TOO_COMPLEX",
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** One thing to mend in a file. */
export type RowFault = {
  readonly row: number;
  /** The heading. */
  readonly column: string;
  readonly value: string;
  /** For a person to read. */
  readonly reason: string;
};
