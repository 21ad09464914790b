export type { CafeteriaSummary } from "./cafeteria.wire.ts";
export * as cafeteriaEndpoints from "./cafeteria.endpoints.ts";
export * as classEndpoints from "./class.endpoints.ts";
export * as firstStepEndpoints from "./first-steps.endpoints.ts";
export * as settingsEndpoints from "./settings.endpoints.ts";
export * as cafeteriaSchemas from "./cafeteria.wire.ts";
