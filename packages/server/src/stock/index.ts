export { stockRoutes } from "./stock.routes.ts";
