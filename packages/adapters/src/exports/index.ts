export type { TableCell, TableRow } from "./table-cell.ts";
export type { TableColumn, TableFormat, TableReport, UploadTemplate } from "./table-worker.messages.ts";
export { type TableExport, startTableExport } from "./table-export.ts";
export { saveFile } from "./save-file.ts";
export { makeTable } from "./make-table.ts";
export { makeReport, makeTemplate } from "./make-file.ts";
export { printFile } from "./print-file.ts";
