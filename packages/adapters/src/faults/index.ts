export { httpFaults } from "./http-faults.ts";
