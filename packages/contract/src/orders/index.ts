export { type OrderWire, newOrder, order, placedOrder } from "./order.wire.ts";
export * as orderEndpoints from "./orders.endpoints.ts";
