export { type ReportPace, openRest, usualPace } from "./allowance.ts";
export { type ReportDatabase, readAside } from "./read-aside.ts";
export { sumsVersion } from "./due-seals.queries.ts";
export { type SealedDays, within } from "./report-base.queries.ts";
export { reportRoutes } from "./reports.routes.ts";
export { sealDay, sealDays } from "./seal-days.ts";
export { sealMonths, sealSpan } from "./seal-months.ts";
export { findSealed } from "./sealed.queries.ts";
