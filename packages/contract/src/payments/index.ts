export * as onlinePaymentEndpoints from "./online-payments.endpoints.ts";
