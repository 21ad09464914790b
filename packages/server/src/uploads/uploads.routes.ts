import type { Route } from "../http/index.ts";
import { undoUpload } from "./undo-upload.ts";
import { uploadProducts } from "./upload-products.ts";

export const uploadRoutes: readonly Route[] = [uploadProducts, undoUpload];
