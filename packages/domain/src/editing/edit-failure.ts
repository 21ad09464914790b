import type { EditFailure } from "./edit.ts";

const uncertain: ReadonlySet<string> = new Set(["UNREACHABLE", "SERVER_ERROR", "MALFORMED_ANSWER"]);
const stale: ReadonlySet<string> = new Set(["STALE_ENTRY", "STALE_PRODUCT"]);

/** Nobody knows whether it was saved. */
export const isUncertainEdit = ({ code }: EditFailure): boolean => uncertain.has(code);

/** Somebody else changed it meanwhile, and nothing was saved. KERNEL-09 */
export const isStaleEdit = ({ code }: EditFailure): boolean => stale.has(code);
