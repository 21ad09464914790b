export * as balanceChargeEndpoints from "./balance-charges.endpoints.ts";
