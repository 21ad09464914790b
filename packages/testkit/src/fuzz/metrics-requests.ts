import type { Examples } from "./request-example.ts";

const asked = { of: () => ({ params: {}, query: { period: "LAST_WEEK", originMedium: "WEB" } as const }) };

export const metricsRequests = {
  readSecondaryKpis: asked,
  readBalanceChargeKpi: asked,
  readOrderKpi: asked,
  readSalesPerDay: asked,
  readPaymentMethodShares: asked,
  readClientRanking: asked,
  readProductRanking: asked,
  readPremiumRequest: { of: () => ({ params: {} }) },
  requestPremium: { of: () => ({ params: {}, body: {} }) },
} satisfies Partial<Examples>;
