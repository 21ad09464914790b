export * as clockJumpEndpoints from "./clock-jumps.endpoints.ts";
