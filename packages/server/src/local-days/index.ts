export { claimDay } from "./claim-day.queries.ts";
export { type DayJob, type DueDay, dueDays } from "./due-days.queries.ts";
export { readZone } from "./read-zone.queries.ts";
