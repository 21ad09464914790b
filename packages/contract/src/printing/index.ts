export * as printingEndpoints from "./printing.endpoints.ts";
