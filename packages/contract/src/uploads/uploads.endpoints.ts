import { uploadLimits } from "@cantina/domain/uploads";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { movementUpload, undoneMovementUpload } from "./movement-upload.wire.ts";
import { productUpload, undoneUpload } from "./product-upload.wire.ts";
import { stockUpload, undoneStockUpload } from "./stock-upload.wire.ts";

const tag = "Cargas masivas";

/** Of every kind of file. */
const ofFile = {
  query: v.object({ dryRun: v.optional(v.picklist(["true", "false"]), "false") }),
  fileBytes: uploadLimits.bytes,
  idempotent: true,
  errors: ["INVALID_UPLOAD", "UPLOAD_FAULTS", "UPLOAD_BUSY", "BODY_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
} as const;
const ofBatch = {
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), batchId: idOf<"upload-batch">() }),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
} as const;

export const uploadProducts = defineEndpoint(tag, {
  ...ofFile,
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/products/batch-upload",
  summary: "Agrega los productos de un Excel, todos o ninguno; con dryRun solo lo revisa",
  access: "editCatalog",
  filePart: "excelFile",
  data: productUpload,
});

export const undoProductUpload = defineEndpoint(tag, {
  ...ofBatch,
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/products/batch-upload/{batchId}",
  summary: "Deshace una carga: quita los productos que nadie vendió ni cambió desde entonces",
  access: "editCatalog",
  data: undoneUpload,
});

export const uploadStock = defineEndpoint(tag, {
  ...ofFile,
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/stockflow/batch-upload",
  summary:
    "Registra el stock de un Excel, todo o nada: activa lo que no tiene, ingresa en lo que tiene; con dryRun solo lo revisa",
  access: "editStock",
  filePart: "stockFile",
  data: stockUpload,
});

export const undoStockUpload = defineEndpoint(tag, {
  ...ofBatch,
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/stockflow/batch-upload/{batchId}",
  summary: "Deshace una carga de stock: registra lo opuesto, hasta donde el stock todavía lo tiene",
  access: "editStock",
  idempotent: true,
  data: undoneStockUpload,
});

export const uploadMovements = defineEndpoint(tag, {
  ...ofFile,
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/inventory/movements/batch-upload",
  summary:
    "Registra los ingresos de un Excel, todo o nada: compra los insumos, prepara los preparados; con dryRun solo lo revisa",
  access: "editInventory",
  filePart: "file",
  data: movementUpload,
});

export const undoMovementUpload = defineEndpoint(tag, {
  ...ofBatch,
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/inventory/movements/batch-upload/{batchId}",
  summary: "Deshace una carga de inventario: registra lo opuesto, hasta donde el stock todavía lo tiene",
  access: "editInventory",
  idempotent: true,
  data: undoneMovementUpload,
});
