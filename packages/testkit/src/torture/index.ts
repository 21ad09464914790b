export { killDatabase } from "./kill-database.ts";
export { type TorturePlace, openPlace } from "./open-place.ts";
export { isCertain } from "./send-until-certain.ts";
export { serverRole } from "./server-process.ts";
export { waitUntil } from "./wait-until.ts";
