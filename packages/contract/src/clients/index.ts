export { clientAccount, discountCategory } from "./client.wire.ts";
export * as clientsEndpoints from "./clients.endpoints.ts";
export * as discountCategoryEndpoints from "./discount-categories.endpoints.ts";
export * as clientDeskEndpoints from "./client-desk.endpoints.ts";
export * as clientSchemas from "./client.wire.ts";
export * as clientDeskSchemas from "./client-desk.wire.ts";
