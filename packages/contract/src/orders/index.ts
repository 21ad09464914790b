export { type OrderData, order, paidParts } from "./order.wire.ts";
export * as orderEndpoints from "./orders.endpoints.ts";
export * as lateOrderEndpoints from "./late-orders.endpoints.ts";
export * as orderBoardEndpoints from "./order-board.endpoints.ts";
export * as futureOrderEndpoints from "./future-orders.endpoints.ts";
export { submitFailureOf } from "./submit-failure.ts";
export * as lateOrderSchemas from "./late-order.wire.ts";
export * as futureOrderSchemas from "./future-order.wire.ts";
export * as orderSchemas from "./order.wire.ts";
