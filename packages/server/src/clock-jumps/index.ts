export type { ClockMove } from "./clock-jump.ts";
export { clockJumpRoutes } from "./clock-jumps.routes.ts";
export { noteMove, noteSetBack } from "./note-jumps.ts";
