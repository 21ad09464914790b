export { startDailyBackup } from "./daily-backup.ts";
export { startDayJob } from "./day-job.ts";
export { startFolding } from "./folding.ts";
export { startLowStockMails } from "./low-stock-mails.ts";
export { startWebhooks } from "./webhooks.ts";
export { startSealing } from "./sealing.ts";
export { startUnsentLinks } from "./unsent-links.ts";
export { startHousekeeping } from "./housekeeping.ts";
export { type Job, startJob } from "./job.ts";
