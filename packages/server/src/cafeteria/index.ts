export { cafeteriaRoutes } from "./cafeteria.routes.ts";
export { classRoutes } from "./class.routes.ts";
export { insertCafeteria } from "./cafeteria.queries.ts";
export { pickupOfC } from "./pickup.queries.ts";
