export { startDailyOrders } from "./daily-orders.ts";
export { startHousekeeping } from "./housekeeping.ts";
export { type Job, startJob } from "./job.ts";
