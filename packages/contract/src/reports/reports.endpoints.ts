import { paymentMethods } from "@cantina/domain/cafeteria";
import { orderStatuses, originMedia } from "@cantina/domain/orders";
import { saleDateKinds } from "@cantina/domain/reports";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText, idOf, listed, narrowing } from "../wire/index.ts";
import {
  balanceChargeReport,
  commensalReport,
  dailyPurchase,
  generatedReport,
  paymentReport,
  productReport,
} from "./report.wire.ts";

const tag = "Reportes";
const access = "readReports";
const errors = ["VALIDATION", "TO_BEFORE_FROM"] as const;

/** Days of the cafeteria, both included; at most a year. */
const days = { from: dateText, until: dateText };

const flag = v.optional(v.picklist(["true", "false"]), "false");

const charges = {
  ...days,
  originMedium: narrowing(originMedia, "ALL"),
  sellerId: v.optional(idOf<"profile">()),
  paymentMethod: narrowing(paymentMethods, "ANY"),
  /** Leaves out what was given back, both where it was sold and where it was given back. */
  withoutReverted: flag,
};

const sales = {
  ...charges,
  dateFilterType: v.optional(v.picklist(saleDateKinds), "PICKUP_DATE"),
  classIds: v.optional(listed(idOf<"class">())),
  commensalId: v.optional(idOf<"commensal">()),
};

export const readSalesByProduct = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/reports/sales/products",
  summary: "Las ventas por versión y precio de cada producto; lo devuelto, en negativo, el día en que se devolvió",
  access,
  query: v.object(sales),
  data: productReport,
  errors,
});

export const readSalesByCommensal = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/reports/sales/commensals",
  summary: "Las ventas por comensal, y las que no tienen comensal",
  access,
  query: v.object(sales),
  data: commensalReport,
  errors,
});

export const readSalesByPaymentMethod = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/reports/sales/payment-method",
  summary: "Las ventas por método de pago, según los asientos del libro",
  access,
  query: v.object(sales),
  data: paymentReport,
  errors,
});

export const readChargesByClient = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/reports/balance-charges/clients",
  summary: "Las recargas por cliente y medio de pago",
  access,
  query: v.object(charges),
  data: balanceChargeReport,
  errors,
});

export const readChargesByPaymentMethod = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/reports/balance-charges/payment-methods",
  summary: "Las recargas por medio de pago, según los asientos del libro",
  access,
  query: v.object(charges),
  data: paymentReport,
  errors,
});

export const generateReport = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/generate-report",
  summary: "Pedidos por producto, comensal y clase, o ventas por día y método; entero o un bloque por día",
  access,
  query: v.object({
    ...days,
    reportType: v.picklist(["ORDERS", "SALES"]),
    dateFilterType: v.optional(v.picklist(saleDateKinds), "ORDER_DATE"),
    paymentMethod: narrowing(paymentMethods, "ANY"),
    commensalId: v.optional(idOf<"commensal">()),
    sellerId: v.optional(idOf<"profile">()),
    classId: v.optional(idOf<"class">()),
    divideInDayIntervals: flag,
    /** What has one of these statuses now, with commas between them. */
    transactionStatuses: v.optional(listed(v.picklist(orderStatuses))),
    withoutReverted: flag,
  }),
  data: generatedReport,
  errors,
});

export const listDailyPurchases = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/daily_purchases",
  summary: "Las unidades de cada producto que se retiran ese día, por clase, sin lo cancelado",
  access,
  query: v.object({ date: dateText }),
  data: v.array(dailyPurchase),
});
