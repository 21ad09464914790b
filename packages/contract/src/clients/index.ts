export { clientAccount, discountCategory } from "./client.wire.ts";
export * as clientsEndpoints from "./clients.endpoints.ts";
export * as discountCategoryEndpoints from "./discount-categories.endpoints.ts";
export * as managedClientEndpoints from "./managed-clients.endpoints.ts";
export * as clientSchemas from "./client.wire.ts";
export * as managedClientSchemas from "./managed-client.wire.ts";
