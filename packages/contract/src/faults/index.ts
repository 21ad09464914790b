export { fault as faultSchema, faultsPath } from "./fault.wire.ts";
