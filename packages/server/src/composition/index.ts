export { createServer } from "./create-server.ts";
export { type CantinaStart, runCantina } from "./run-cantina.ts";
export { findWebFolder } from "./web-folder.ts";
export type { RunningServer, ServerOptions } from "./server-options.ts";
