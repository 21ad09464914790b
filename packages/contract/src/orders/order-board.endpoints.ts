import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { order, orderState } from "./order.wire.ts";

const tag = "Comandas";

/** The version that whoever acts has seen; without one, the order is taken as it is. */
const version = v.optional(v.pipe(v.number(), v.integer()));
const seen = v.optional(v.object({ version }), {});

/** A board shows the passes of a whole month, too. */
const mostAtOnce = 10_000;

const named = v.object({
  orderIds: v.pipe(v.array(idOf<"order">()), v.minLength(1, "Falta el pedido"), v.maxLength(mostAtOnce)),
  /** The versions seen, in the order of the ids. */
  versions: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(mostAtOnce))),
});

export const listBoardOrders = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/transactions/orders/pending_and_cancelled",
  summary: "Las comandas: lo pendiente, y lo cancelado de los últimos 7 días que nadie archivó",
  access: "handleOrders",
  data: v.array(order),
});

export const listDeliveredOrders = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/transactions/orders/recently_delivered",
  summary: "Las últimas 5 comandas entregadas, la más reciente primero",
  access: "handleOrders",
  data: v.array(order),
});

export const deliverOrders = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/transactions/orders/mark_delivered",
  summary: "Entrega estas comandas, todas o ninguna; las ya entregadas quedan como están",
  access: "handleOrders",
  body: named,
  data: v.array(orderState),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "INVALID_COMPLETE_TRANSACTION", "STALE_ORDER"],
});

export const markReady = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/transactions/orders/mark_ready",
  summary: "Dice de estas comandas pendientes que están listas para retirar, o que todavía no; todas o ninguna",
  access: "handleOrders",
  body: v.object({ ...named.entries, isReady: v.boolean() }),
  data: v.array(orderState),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "INVALID_TRANSACTION_STATUS", "STALE_ORDER"],
});

export const deliverDay = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/orders/all/mark_delivered",
  summary: "Entrega todas las comandas pendientes de hoy",
  access: "handleOrders",
  data: v.array(orderState),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const recoverOrder = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/orders/{orderId}/undo_delivered",
  summary: "Recupera una comanda entregada: vuelve a estar pendiente",
  access: "handleOrders",
  body: seen,
  data: v.array(orderState),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "INVALID_TRANSACTION_STATUS", "STALE_ORDER"],
});

export const recoverDay = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/orders/undo_delivered_daily",
  summary: "Recupera todas las comandas entregadas hoy",
  access: "recoverDay",
  data: v.array(orderState),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const archiveOrder = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/orders/{orderId}/mark_archived",
  summary: "Quita de las comandas un pedido cancelado",
  access: "handleOrders",
  body: seen,
  data: v.array(orderState),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "INVALID_TRANSACTION_STATUS", "STALE_ORDER"],
});

export const setAutoComplete = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/autocomplete",
  summary: "Enciende o apaga que las comandas del día se completen a las 23:50",
  access: "handleOrders",
  body: v.object({ autoCompleteCheck: v.boolean() }),
  data: v.object({ autoCompleteCheck: v.boolean() }),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
