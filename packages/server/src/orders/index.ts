export { completeDueDays } from "./complete-days.ts";
export { lateOrderRoutes } from "./late-orders.routes.ts";
export { orderBoardRoutes } from "./order-board.routes.ts";
export { orderRoutes } from "./orders.routes.ts";
export { readOrder } from "./orders.queries.ts";
export { type OrderRow, instantOf, orderColumns, orderOf } from "./orders.queries.ts";
export { saleFunctions } from "./sale-functions.ts";
export { readSaleFacts } from "./sale-facts.queries.ts";
export { saleFactsOf } from "./sale-facts.ts";
