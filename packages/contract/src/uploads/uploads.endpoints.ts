import { uploadLimits } from "@cantina/domain/uploads";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { productUpload, undoneUpload } from "./product-upload.wire.ts";

const tag = "Cargas masivas";

export const uploadProducts = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/products/batch-upload",
  summary: "Agrega los productos de un Excel, todos o ninguno; con dryRun solo lo revisa",
  access: "editCatalog",
  query: v.object({ dryRun: v.optional(v.picklist(["true", "false"]), "false") }),
  filePart: "excelFile",
  fileBytes: uploadLimits.bytes,
  idempotent: true,
  data: productUpload,
  errors: ["INVALID_UPLOAD", "UPLOAD_FAULTS", "UPLOAD_BUSY", "BODY_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
});

export const undoProductUpload = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/products/batch-upload/{batchId}",
  summary: "Deshace una carga: quita los productos que nadie vendió ni cambió desde entonces",
  access: "editCatalog",
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), batchId: idOf<"upload-batch">() }),
  data: undoneUpload,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
