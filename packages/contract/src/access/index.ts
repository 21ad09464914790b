export { type ProfileToken, profileToken } from "./session.wire.ts";
export * as accessEndpoints from "./access.endpoints.ts";
export type { Employee } from "./employee.wire.ts";
export * as employeeEndpoints from "./employee.endpoints.ts";
export * as sessionSchemas from "./session.wire.ts";
export * as employeeSchemas from "./employee.wire.ts";
