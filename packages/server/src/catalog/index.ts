export { catalogRoutes } from "./catalog.routes.ts";
export { lockCategory } from "./new-product.queries.ts";
