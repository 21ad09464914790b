export * as countEndpoints from "./counts.endpoints.ts";
