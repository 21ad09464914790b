/** A database's rows on their way, table after table, each table ended by what proves that all of it arrived. */
export type CopyPart =
  | { readonly kind: "table"; readonly table: string; readonly columns: readonly string[] }
  /** Each line is one row as JSON, in PostgreSQL's own words: it is never parsed on the way. */
  | { readonly kind: "rows"; readonly lines: readonly string[] }
  | { readonly kind: "end"; readonly table: string; readonly seal: TableSeal };

/** How many rows, and the sum of their hashes: equal seals, equal tables, whatever the order of the rows. */
export type TableSeal = { readonly rows: number; readonly digest: string };

export type CopyParts = AsyncIterable<CopyPart>;

export type CopyProgress = {
  /** Copied so far, of all. */
  readonly rows: number;
  readonly total: number;
  /** Set when a table is through: its name and rows. */
  readonly table?: { readonly name: string; readonly rows: number };
};

/** Told every few thousand rows, and when a table is through; what it throws breaks the copy off. */
export type OnProgress = (progress: CopyProgress) => void;
