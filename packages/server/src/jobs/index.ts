export { type Jobs, startHousekeeping } from "./housekeeping.ts";
