import { uploadEndpoints } from "@cantina/contract/uploads";
import { type Route, route } from "../http/index.ts";
import { undoUpload } from "./undo-upload.ts";
import { uploadProducts } from "./upload-products.ts";

export const uploadRoutes: readonly Route[] = [
  route(uploadEndpoints.uploadProducts, ({ query }, context) => uploadProducts(query.dryRun === "true", context)),

  route(uploadEndpoints.undoProductUpload, ({ params }, context) => undoUpload(params.batchId, context)),
];
