export type { Backend } from "./backend.ts";
export { apiBaseUrl } from "./base-url.ts";
export { type SessionLink, sessionLink, sessionStarter } from "./session-link.ts";
export { checkVersion } from "./version-check.ts";
