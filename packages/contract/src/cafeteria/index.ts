export { type CafeteriaDetail, type CafeteriaSummary, cafeteria, cafeteriaSummary } from "./cafeteria.wire.ts";
export * as cafeteriaEndpoints from "./cafeteria.endpoints.ts";
