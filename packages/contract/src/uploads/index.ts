export type { ProductUploadWire } from "./product-upload.wire.ts";
export * as uploadEndpoints from "./uploads.endpoints.ts";
export * as productUploadSchemas from "./product-upload.wire.ts";
