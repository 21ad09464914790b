export { clientAccount, discountCategory } from "./client.wire.ts";
export * as clientsEndpoints from "./clients.endpoints.ts";
