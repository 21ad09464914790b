import type { TableRow } from "./table-cell.ts";
import { startTableExport } from "./table-export.ts";
import type { TableColumn } from "./table-worker.messages.ts";

/** A spreadsheet of rows that are all here. */
export async function makeTable(
  title: string,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
): Promise<Blob> {
  const table = startTableExport("excel", title, columns);
  try {
    table.addRows(rows);
    return await table.finish();
  } finally {
    table.end();
  }
}
