import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText } from "../wire/index.ts";
import { futureOrder } from "./future-order.wire.ts";

export const listFutureOrders = defineEndpoint("Comandas", {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/transactions/future-orders",
  summary: "Los pedidos pendientes que se retiran un día, de mañana en adelante, por clase y apellido",
  access: "handleOrders",
  /** A day of the cafeteria. */
  query: v.object({ date: dateText }),
  data: v.array(futureOrder),
  errors: ["VALIDATION"],
});
