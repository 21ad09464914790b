export { startDailyBackup } from "./daily-backup.ts";
export { startDailyOrders } from "./daily-orders.ts";
export { startMonthlyCharges } from "./monthly-charges.ts";
export { startUnsentLinks } from "./unsent-links.ts";
export { startHousekeeping } from "./housekeeping.ts";
export { type Job, startJob } from "./job.ts";
