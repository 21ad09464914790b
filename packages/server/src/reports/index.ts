export { readAside } from "./read-aside.ts";
export { reportRoutes } from "./reports.routes.ts";
export { sealDay, sealDays } from "./seal-days.ts";
