import type { Instant } from "./local-time.ts";

/** The only way for the domain to learn what time it is. */
export type Clock = { readonly now: () => Instant };
