export * as metricsEndpoints from "./metrics.endpoints.ts";
export type { PremiumRequestData } from "./metrics.wire.ts";
