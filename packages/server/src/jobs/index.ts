export { startDailyOrders } from "./daily-orders.ts";
export { startHousekeeping } from "./housekeeping.ts";
