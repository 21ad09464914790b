export { promotionItem } from "./promotion.wire.ts";
export { product } from "./product.wire.ts";
export * as catalogEndpoints from "./catalog.endpoints.ts";
export * as catalogEditingEndpoints from "./catalog-editing.endpoints.ts";
export * as productSchemas from "./product.wire.ts";
export * as promotionSchemas from "./promotion.wire.ts";
