export * as countEndpoints from "./counts.endpoints.ts";
export * as inventoryCountEndpoints from "./inventory-counts.endpoints.ts";
