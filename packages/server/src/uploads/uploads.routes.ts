import type { Route } from "../http/index.ts";
import { undoMovementUpload } from "./undo-movement-upload.ts";
import { undoProductUpload } from "./undo-product-upload.ts";
import { undoStockUpload } from "./undo-stock-upload.ts";
import { uploadMovements } from "./upload-movements.ts";
import { uploadProducts } from "./upload-products.ts";
import { uploadStock } from "./upload-stock.ts";

export const uploadRoutes: readonly Route[] = [
  uploadProducts,
  undoProductUpload,
  uploadStock,
  undoStockUpload,
  uploadMovements,
  undoMovementUpload,
];
