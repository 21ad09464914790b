export { recordBeforeFunction } from "./record-before.sql.ts";
export { stockRoutes } from "./stock.routes.ts";
