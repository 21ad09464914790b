export * as stockEndpoints from "./stock.endpoints.ts";
