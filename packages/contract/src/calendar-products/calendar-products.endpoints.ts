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

export const listCalendarProducts = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/calendarProduct",
  summary: "Los abonos mensuales vigentes; a un cliente, los que muestra la app",
  access: "buyCalendarProducts",
  data: v.array(calendarProduct),
});

export const createCalendarProduct = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/products/calendarProduct",
  summary: "Crea un abono mensual",
  access: "editCalendarProducts",
  body: newCalendarProduct,
  filePart: "image",
  idempotent: true,
  data: calendarProduct,
  errors: ["FEATURE_DISABLED", "NOT_FOUND"],
});

export const changeCalendarProduct = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/calendarProduct/{productId}",
  summary: "Cambia un abono mensual; lo que ya se vendió queda como está",
  access: "editCalendarProducts",
  keyed: true,
  body: changedCalendarProduct,
  filePart: "image",
  data: calendarProduct,
  errors: ["FEATURE_DISABLED", "NOT_FOUND", "DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY"],
});

export const deleteCalendarProduct = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/products/calendarProduct/{productId}",
  summary: "Elimina un abono mensual; los pedidos ya vendidos siguen",
  access: "editCalendarProducts",
  keyed: true,
  data: v.object({ id: idOf<"product">() }),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "DELETE_PRODUCT_IN_USE"],
});

export const buyCalendarProduct = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/products/calendarProduct/{productId}/buy",
  summary: "Vende un abono a un comensal: un pedido por cada fecha que queda, con un solo cobro",
  access: "buyCalendarProducts",
  body: passPurchase,
  idempotent: true,
  data: boughtPass,
  errors: [
    "CLOSED_CASH_FLOW",
    "WRONG_USER",
    "WRONG_COMMENSAL",
    "COMMENSAL_MISSING",
    "WRONG_PAYMENT_METHOD",
    "WRONG_PRODUCT",
    "DELETED_PRODUCT",
    "RESTRICTED_ORDER",
    "ALLERGENS_CONTAINED",
    "SEALS_CONTAINED",
    "SEALS_BLOCKED",
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
