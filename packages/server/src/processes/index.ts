export { carryOut } from "./carry-out.ts";
export { startProcess } from "./start-process.ts";
