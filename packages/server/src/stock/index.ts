export { recordBeforeFunction } from "./record-before.sql.ts";
export { resolveShortagesOf } from "./shortage.queries.ts";
export { stockRoutes } from "./stock.routes.ts";
