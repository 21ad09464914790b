export * as uploadEndpoints from "./uploads.endpoints.ts";
export * as productUploadSchemas from "./product-upload.wire.ts";
export * as stockUploadSchemas from "./stock-upload.wire.ts";
export * as movementUploadSchemas from "./movement-upload.wire.ts";
