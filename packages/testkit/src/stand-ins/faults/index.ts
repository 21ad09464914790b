export type { Fault } from "./fault.ts";
export { type Answer, befall, write } from "./befall.ts";
export { hmacOf } from "./hmac.ts";
