import type { EditFailure } from "./edit.ts";

const stale: ReadonlySet<string> = new Set(["STALE_ENTRY", "STALE_PRODUCT"]);

/** Somebody else changed it meanwhile, and nothing was saved. KERNEL-09 */
export const isStaleEdit = ({ code }: EditFailure): boolean => stale.has(code);
