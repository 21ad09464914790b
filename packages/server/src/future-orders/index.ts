export { futureOrderRoutes } from "./future-orders.routes.ts";
