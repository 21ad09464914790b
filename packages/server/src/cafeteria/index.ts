export { cafeteriaRoutes } from "./cafeteria.routes.ts";
export { insertCafeteria } from "./cafeteria.queries.ts";
