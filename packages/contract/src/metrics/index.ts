export * as metricsEndpoints from "./metrics.endpoints.ts";
export type { MetricsPeriodData } from "./metrics.wire.ts";
