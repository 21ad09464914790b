import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { metricsQuery } from "../wire/index.ts";
import * as wire from "./metrics.wire.ts";

const tag = "Métricas";
const query = v.object(metricsQuery);

export const readSecondaryKpis = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/metrics/secondary-kpis",
  summary: "Comensales activos, mensualidades, abonos y deudas de un período, y los del anterior",
  access: "readMetrics",
  query,
  data: wire.secondaryKpis,
});

export const readBalanceChargeKpi = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/metrics/balance-charge-kpi",
  summary: "Las cargas de saldo de un período, y las del anterior",
  access: "readMetrics",
  query,
  data: wire.balanceChargeKpi,
});

export const readOrderKpi = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/metrics/order-kpi",
  summary: "Los pedidos de un período, y los del anterior",
  access: "readMetrics",
  query,
  data: wire.orderKpi,
});

export const readSalesPerDay = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/metrics/sales",
  summary: "Las ventas de cada día de un período, y las del anterior",
  access: "readMetrics",
  query,
  data: wire.sales,
});

export const readPaymentMethodShares = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/metrics/payment-methods",
  summary: "Las cargas de saldo y los pedidos de un período por método de pago (métricas premium)",
  access: "readPremiumMetrics",
  query,
  data: wire.paymentMethodShares,
});

export const readClientRanking = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/metrics/client-ranking",
  summary: "Los comensales y las clases que más compraron en un período (métricas premium)",
  access: "readPremiumMetrics",
  query,
  data: wire.clientRanking,
});

export const readProductRanking = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/metrics/product-ranking",
  summary:
    "Los productos más y menos vendidos, las categorías y los horarios de retiro de un período (métricas premium)",
  access: "readPremiumMetrics",
  query,
  data: wire.productRanking,
});

export const readPremiumRequest = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/metrics/premium-request",
  summary: "Si se pidieron las métricas premium, quién y cuándo, y si se pueden pedir",
  access: "readMetrics",
  data: wire.premiumRequest,
});

export const requestPremium = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/metrics/premium-request",
  summary: "Pide las métricas premium; pedidas ya, contesta quién y cuándo las pidió",
  access: "requestPremiumMetrics",
  body: v.object({}),
  idempotent: true,
  data: wire.premiumRequest,
  errors: ["PREMIUM_NOT_AVAILABLE", "PREMIUM_ALREADY_ACTIVE"],
});
