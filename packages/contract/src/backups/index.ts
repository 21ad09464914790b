export type { BackupsWire } from "./backups.wire.ts";
export * as backupEndpoints from "./backups.endpoints.ts";
