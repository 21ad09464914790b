import type { TableCell, TableRow } from "./table-cell.ts";

export type TableFormat = "csv" | "excel" | "pdf";
export type TableColumn = { readonly label: string; readonly kind: TableCell["kind"] };

export type TableOrder =
  | {
      readonly type: "start";
      readonly format: TableFormat;
      readonly title: string;
      readonly columns: readonly TableColumn[];
    }
  | { readonly type: "rows"; readonly rows: readonly TableRow[] }
  | { readonly type: "finish" };

export type TableAnswer = { readonly type: "file"; readonly file: Blob };
