export { countRoutes } from "./counts.routes.ts";
export { inventoryCountRoutes } from "./inventory-counts.routes.ts";
