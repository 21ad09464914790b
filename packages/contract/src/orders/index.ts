export type { OrderWire } from "./order.wire.ts";
export * as orderEndpoints from "./orders.endpoints.ts";
