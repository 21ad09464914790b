export * as cashRegisterEndpoints from "./cash-register.endpoints.ts";
export * as cashSettingsEndpoints from "./cash-settings.endpoints.ts";
export * as cashReportEndpoints from "./cash-reports.endpoints.ts";
export type { CashIntervalData } from "./cash-report.wire.ts";
export * as cashReportSchemas from "./cash-report.wire.ts";
export * as cashMovementSchemas from "./cash-movement.wire.ts";
