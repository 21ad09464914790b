export type { EmbeddedFailure } from "./embedded-failure.ts";
export { fetchFormerEngine } from "./former-engine.ts";
export type { EmbeddedConnection } from "./ownership.ts";
export {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  type EmbeddedStep,
  attachEmbedded,
  startEmbedded,
} from "./start-embedded.ts";
export { type Succession, planSuccession } from "./succession.ts";
export { systemReason } from "./system-reason.ts";
export { standBack } from "./stand-back.ts";
