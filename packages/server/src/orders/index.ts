export { orderRoutes } from "./orders.routes.ts";
