export { promotionItem } from "./promotion.wire.ts";
export { product } from "./product.wire.ts";
export * as catalogEndpoints from "./catalog.endpoints.ts";
export * as catalogDeskEndpoints from "./catalog-desk.endpoints.ts";
export * as productSchemas from "./product.wire.ts";
export * as promotionSchemas from "./promotion.wire.ts";
