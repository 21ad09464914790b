import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { newLateOrder, stockShortage } from "./late-order.wire.ts";
import { placedOrder } from "./order.wire.ts";

const tag = "Pedidos";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });

export const createLateOrder = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/transactions/orders/late",
  summary: "Registra una venta hecha sin conexión, a los precios y en el momento en que se hizo",
  tag,
  access: "sell",
  params,
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

export const listStockShortages = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/stockflow/shortages",
  summary: "Faltantes de stock de ventas hechas sin conexión, sin revisar, los más recientes primero",
  tag,
  access: "editCatalog",
  params,
  data: v.array(stockShortage),
  errors: [],
});

export const resolveStockShortage = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/stockflow/shortages/{shortageId}/resolve",
  summary: "Da un faltante por revisado",
  tag,
  access: "editCatalog",
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), shortageId: v.pipe(v.string(), v.uuid()) }),
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
