export { carryOut } from "./carry-out.ts";
export { type ProcessLimits, startProcess } from "./start-process.ts";
