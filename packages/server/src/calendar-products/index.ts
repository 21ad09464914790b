export { calendarProductRoutes } from "./calendar-products.routes.ts";
export { readPassOf } from "./pass-sale.queries.ts";
