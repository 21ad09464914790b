import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { newLateOrder, stockShortage } from "./late-order.wire.ts";
import { placedOrder } from "./order.wire.ts";

const tag = "Pedidos";

export const createLateOrder = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/transactions/orders/late",
  summary: "Registra una venta hecha sin conexión, a los precios y en el momento en que se hizo",
  access: "sell",
  body: newLateOrder,
  idempotent: true,
  needsKey: true,
  data: placedOrder,
  errors: [
    "INVALID_LATE_SALE",
    "SELLER_NOT_ALLOWED",
    "CLOSED_CASH_FLOW",
    "CART_ALREADY_SOLD",
    "IDEMPOTENCY_KEY_REQUIRED",
  ],
});

export const listStockShortages = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/stockflow/shortages",
  summary: "Faltantes de stock de ventas hechas sin conexión y de conteos, sin resolver, los más recientes primero",
  access: "editCatalog",
  data: v.array(stockShortage),
});
