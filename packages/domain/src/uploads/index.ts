export {
  type RowFault,
  type SheetCell,
  type SheetRow,
  type UnreadableReason,
  type UploadedSheet,
  unreadableReasons,
  uploadLimits,
} from "./sheet.ts";
export { cellText } from "./cell-text.ts";
export { faultsHeading } from "./find-columns.ts";
export type { UploadPlan } from "./plan-upload.ts";
export { productColumns, templateCategoryRows } from "./product-columns.ts";
export {
  type PlannedProduct,
  type ProductUploadFacts,
  type ProductUploadPlan,
  planProductUpload,
} from "./plan-product-upload.ts";
export {
  type BatchProduct,
  type ProductStayReason,
  type ProductUndoPlan,
  decideProductUndo,
  productStayReasons,
} from "./decide-product-undo.ts";
export { stockColumns } from "./stock-columns.ts";
export {
  type PlannedStock,
  type StockUploadPlan,
  type UploadableProduct,
  planStockUpload,
} from "./plan-stock-upload.ts";
export {
  type BatchRecord,
  type StockStayReason,
  type StockUndoPlan,
  decideStockUndo,
  stockStayReasons,
} from "./decide-stock-undo.ts";
export { fileUnit, movementColumns, preparedGroup } from "./movement-columns.ts";
export {
  type MovementUploadPlan,
  type PlannedMovement,
  type UploadableConsumable,
  planMovementUpload,
} from "./plan-movement-upload.ts";
export {
  type BatchMovement,
  type MovementStayReason,
  type MovementUndoPlan,
  decideMovementUndo,
  movementStayReasons,
} from "./decide-movement-undo.ts";
