export { type Config, type ConfigFailure, configSentences, readConfig } from "./config.ts";
export type { MachineClock } from "../clocks/index.ts";
export { createServer } from "./create-server.ts";
export { type CantinaStart, runCantina } from "./run-cantina.ts";
export { stopSignal } from "./stop-signals.ts";
export { unknownSettings } from "./unknown-settings.ts";
export { findWebFolder } from "./web-folder.ts";
export type { RunningServer, ServerOptions } from "./server-options.ts";
