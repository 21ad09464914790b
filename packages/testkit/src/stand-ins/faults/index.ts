export type { Fault } from "./fault.ts";
export { type Answer, befall, write } from "./befall.ts";
export { opensslHmac } from "./openssl-hmac.ts";
