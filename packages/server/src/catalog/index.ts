export { catalogRoutes } from "./catalog.routes.ts";
export { catalogEditingRoutes } from "./catalog-editing.routes.ts";
