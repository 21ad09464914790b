export { readReportPlace } from "./report-place.queries.ts";
export { cashRegisterRoutes } from "./cash-register.routes.ts";
