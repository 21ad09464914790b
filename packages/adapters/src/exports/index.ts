export type { TableCell, TableRow } from "./table-cell.ts";
export type { ReportTable, TableColumn, TableFormat, TableReport, UploadTemplate } from "./table-worker.messages.ts";
export { type TableExport, startTableExport } from "./table-export.ts";
export { saveFile } from "./save-file.ts";
export { spreadsheetOf } from "./spreadsheet-of.ts";
export { makeTable } from "./make-table.ts";
export type { KitchenClass, KitchenOrder, KitchenPaper, KitchenProduct } from "./kitchen-paper.ts";
export { makeKitchenPaper, makeReport, makeTemplate } from "./make-file.ts";
export { printFile } from "./print-file.ts";
