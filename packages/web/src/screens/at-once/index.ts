export { type Deed, useAtOnce } from "./use-at-once.ts";
