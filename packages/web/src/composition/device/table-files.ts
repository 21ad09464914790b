export {
  type TableCell,
  type TableColumn,
  type TableFormat,
  type TableRow,
  makeTemplate,
  saveFile,
  startTableExport,
} from "@cantina/adapters/exports";
