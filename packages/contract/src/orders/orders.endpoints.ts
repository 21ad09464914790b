import { defineEndpoint } from "../endpoint/index.ts";
import { newOrder, order, placedOrder } from "./order.wire.ts";

const tag = "Pedidos";

export const createOrder = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/transactions/orders",
  summary:
    "Vende: comprueba, cobra, descuenta stock y registra el pedido; un cliente, para sus comensales y con retiro",
  access: "placeOrders",
  body: newOrder,
  idempotent: true,
  data: placedOrder,
  errors: [
    "CLOSED_CASH_FLOW",
    "WRONG_USER",
    "WRONG_COMMENSAL",
    "COMMENSAL_MISSING",
    "WRONG_PAYMENT_METHOD",
    "WRONG_PRODUCT",
    "DELETED_PRODUCT",
    "PICKUP_NOT_AVAILABLE",
    "RESTRICTED_ORDER",
    "ALLERGENS_CONTAINED",
    "SEALS_CONTAINED",
    "SEALS_BLOCKED",
    "COUPONS_NOT_AVAILABLE",
    "INVALID_COUPON_AMOUNT",
    "OUT_OF_STOCK",
    "DAILY_STOCK_LIMIT_EXCEEDED",
    "DAILY_LIMIT_EXCEEDED",
    "INSUFFICIENT_BALANCE",
    "NEGATIVE_BALANCE",
    "PRICE_CHANGED",
    "CART_ALREADY_SOLD",
  ],
});

export const readTransaction = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/transactions/{orderId}",
  summary: "Una transacción; a un cliente, una suya",
  access: "readTransactions",
  data: order,
  errors: ["NOT_FOUND"],
});
