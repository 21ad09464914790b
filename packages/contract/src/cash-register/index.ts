export * as cashRegisterEndpoints from "./cash-register.endpoints.ts";
