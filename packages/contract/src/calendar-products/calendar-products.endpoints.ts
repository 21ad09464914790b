import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import {
  boughtPass,
  calendarProduct,
  changedCalendarProduct,
  newCalendarProduct,
  passPurchase,
} from "./calendar-product.wire.ts";

const tag = "Abonos mensuales";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });
const passParams = v.object({ cafeteriaId: idOf<"cafeteria">(), productId: idOf<"product">() });

export const listCalendarProducts = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/calendarProduct",
  summary: "Los abonos mensuales vigentes; a un cliente, los que muestra la app",
  tag,
  access: "buyCalendarProducts",
  params,
  data: v.array(calendarProduct),
  errors: ["FEATURE_DISABLED"],
});

export const createCalendarProduct = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/products/calendarProduct",
  summary: "Crea un abono mensual",
  tag,
  access: "editCalendarProducts",
  params,
  body: newCalendarProduct,
  filePart: "image",
  idempotent: true,
  data: calendarProduct,
  errors: ["FEATURE_DISABLED", "NOT_FOUND"],
});

export const changeCalendarProduct = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/calendarProduct/{productId}",
  summary: "Cambia un abono mensual; lo que ya se vendió queda como está",
  tag,
  access: "editCalendarProducts",
  keyed: true,
  params: passParams,
  body: changedCalendarProduct,
  filePart: "image",
  data: calendarProduct,
  errors: ["FEATURE_DISABLED", "NOT_FOUND", "DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY"],
});

export const deleteCalendarProduct = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/products/calendarProduct/{productId}",
  summary: "Elimina un abono mensual; los pedidos ya vendidos siguen",
  tag,
  access: "editCalendarProducts",
  keyed: true,
  params: passParams,
  data: v.object({ id: idOf<"product">() }),
  errors: ["FEATURE_DISABLED", "DELETE_OR_UPDATE_NOT_FOUND", "DELETE_PRODUCT_IN_USE"],
});

export const buyCalendarProduct = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/products/calendarProduct/{productId}/buy",
  summary: "Vende un abono a un comensal: un pedido por cada fecha que queda, con un solo cobro",
  tag,
  access: "buyCalendarProducts",
  params: passParams,
  body: passPurchase,
  idempotent: true,
  data: boughtPass,
  errors: [
    "FEATURE_DISABLED",
    "CLOSED_CASH_FLOW",
    "WRONG_USER",
    "WRONG_COMMENSAL",
    "COMMENSAL_MISSING",
    "WRONG_PAYMENT_METHOD",
    "WRONG_PRODUCT",
    "DELETED_PRODUCT",
    "RESTRICTED_ORDER",
    "COUPONS_NOT_AVAILABLE",
    "INVALID_COUPON_AMOUNT",
    "OUT_OF_STOCK",
    "PASS_ALREADY_OWNED",
    "DAILY_STOCK_LIMIT_EXCEEDED",
    "PRICE_CHANGED",
    "DAILY_LIMIT_EXCEEDED",
    "INSUFFICIENT_BALANCE",
    "NEGATIVE_BALANCE",
  ],
});
