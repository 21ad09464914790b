export * as overviewEndpoints from "./overview.endpoints.ts";
