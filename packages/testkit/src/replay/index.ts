export { salesOfDay } from "./day-sales.ts";
export { persist } from "./persist.ts";
export { type RollRow, readTillRoll } from "./till-roll.ts";
