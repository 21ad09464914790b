export { product } from "./product.wire.ts";
export * as catalogEndpoints from "./catalog.endpoints.ts";
