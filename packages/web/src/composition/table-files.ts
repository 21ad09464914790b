export {
  type TableCell,
  type TableColumn,
  type TableFormat,
  type TableRow,
  saveFile,
  startTableExport,
} from "@cantina/adapters/exports";
