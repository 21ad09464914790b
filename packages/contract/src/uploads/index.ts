export type { ProductUploadData } from "./product-upload.wire.ts";
export * as uploadEndpoints from "./uploads.endpoints.ts";
export * as productUploadSchemas from "./product-upload.wire.ts";
