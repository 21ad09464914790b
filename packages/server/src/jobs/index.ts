export { startDailyOrders } from "./daily-orders.ts";
export { type Jobs, startHousekeeping } from "./housekeeping.ts";
