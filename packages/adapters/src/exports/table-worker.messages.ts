import type { KitchenPaper } from "./kitchen-paper.ts";
import type { TableCell, TableRow } from "./table-cell.ts";

export type TableFormat = "csv" | "excel" | "pdf";
export type TableColumn = {
  readonly label: string;
  readonly kind: TableCell["kind"];
  /** On paper it is a place to write in. */
  readonly isBox?: true;
};

/** One of several. */
export type ReportTable = {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** The last row adds up those above it. */
  readonly hasTotal?: boolean;
};

/** Several tables in one file: sheets of a workbook, or one below the other on paper. */
export type TableReport = {
  readonly title: string;
  /** Told above the first table, on paper. */
  readonly notes: readonly string[];
  readonly tables: readonly ReportTable[];
};

/** A file that people fill in and send back. */
export type UploadTemplate = {
  readonly title: string;
  readonly columns: readonly string[];
  /** What stands there already. */
  readonly rows?: readonly (readonly string[])[];
  /** The column whose rows from `first` to `last` offer a list. */
  readonly choice?: {
    readonly column: string;
    readonly first: number;
    readonly last: number;
    readonly options: readonly string[];
  };
};

export type TableOrder =
  | { readonly type: "template"; readonly template: UploadTemplate }
  | { readonly type: "kitchen"; readonly paper: KitchenPaper }
  | { readonly type: "report"; readonly format: "excel" | "pdf"; readonly report: TableReport }
  | {
      readonly type: "start";
      readonly format: TableFormat;
      readonly title: string;
      readonly columns: readonly TableColumn[];
    }
  | { readonly type: "rows"; readonly rows: readonly TableRow[] }
  | { readonly type: "finish" };

export type TableAnswer = { readonly type: "file"; readonly file: Blob };
