export * as reportEndpoints from "./reports.endpoints.ts";
export * as reportSchemas from "./report.wire.ts";
