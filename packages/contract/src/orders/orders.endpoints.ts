import { orderStatuses, orderTypes } from "@cantina/domain/orders";
import { paymentMethods } from "@cantina/domain/cafeteria";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf, instantText, paging } from "../wire/index.ts";
import { newOrder, order, placedOrder } from "./order.wire.ts";

const tag = "Pedidos";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });

export const createOrder = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/transactions/orders",
  summary: "Vende: comprueba, cobra, descuenta stock y registra el pedido",
  tag,
  access: "sell",
  params,
  body: newOrder,
  idempotent: true,
  data: placedOrder,
  errors: [
    "VALIDATION",
    "WRONG_CAFETERIA",
    "CLOSED_CASH_FLOW",
    "WRONG_COMMENSAL",
    "COMMENSAL_MISSING",
    "WRONG_PAYMENT_METHOD",
    "WRONG_PRODUCT",
    "DELETED_PRODUCT",
    "RESTRICTED_ORDER",
    "OUT_OF_STOCK",
    "DAILY_STOCK_LIMIT_EXCEEDED",
    "DAILY_LIMIT_EXCEEDED",
    "INSUFFICIENT_BALANCE",
    "NEGATIVE_BALANCE",
    "PRICE_CHANGED",
    "CART_ALREADY_SOLD",
    "IDEMPOTENCY_KEY_REQUIRED",
    "IDEMPOTENCY_CONFLICT",
  ],
});

export const listTransactions = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/transactions",
  summary: "El historial, lo más nuevo primero",
  tag,
  access: "readHistory",
  params,
  query: v.object({
    ...paging,
    from: v.optional(instantText),
    until: v.optional(instantText),
    orderType: v.optional(v.picklist(orderTypes)),
    status: v.optional(v.picklist(orderStatuses)),
    paymentMethod: v.optional(v.picklist(paymentMethods)),
    commensalId: v.optional(idOf<"commensal">()),
    sellerId: v.optional(idOf<"profile">()),
    cartId: v.optional(idOf<"cart">()),
  }),
  data: v.array(order),
  counted: true,
  errors: ["VALIDATION", "WRONG_CAFETERIA"],
});

export const readTransaction = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/transactions/{orderId}",
  summary: "Una transacción",
  tag,
  access: "readHistory",
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), orderId: idOf<"order">() }),
  data: order,
  errors: ["WRONG_CAFETERIA", "NOT_FOUND"],
});
