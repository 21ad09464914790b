export { claimDay } from "./claim-day.queries.ts";
