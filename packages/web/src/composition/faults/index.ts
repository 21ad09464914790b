export { openFaults } from "./open-faults.ts";
