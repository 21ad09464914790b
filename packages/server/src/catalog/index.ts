export { catalogRoutes } from "./catalog.routes.ts";
export { catalogEditingRoutes } from "./catalog-editing.routes.ts";
export { lockCategory } from "./new-product.queries.ts";
