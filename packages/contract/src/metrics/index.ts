export * as metricsEndpoints from "./metrics.endpoints.ts";
export type { MetricsPeriodData, PremiumRequestData } from "./metrics.wire.ts";
