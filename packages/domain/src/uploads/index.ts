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
export { faultsHeading, productColumns, templateCategoryRows } from "./product-columns.ts";
export {
  type PlannedProduct,
  type ProductUploadFacts,
  type ProductUploadPlan,
  planProductUpload,
} from "./plan-product-upload.ts";
export { type BatchProduct, type StayReason, type UndoPlan, decideUndo, stayReasons } from "./decide-undo.ts";
