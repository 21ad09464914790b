import type { EditFailure } from "./edit.ts";

const stale: ReadonlySet<string> = new Set(["STALE_ENTRY", "STALE_PRODUCT"]);

const askedFirst: ReadonlySet<string> = new Set(["ORDERS_TOUCHED"]);

/** Somebody else changed it meanwhile, and nothing was saved. KERNEL-09 */
export const isStaleEdit = ({ code }: EditFailure): boolean => stale.has(code);

/** Nothing was saved: it is done once somebody has seen what it does. FORM-12 */
export const isAskedFirst = ({ code }: EditFailure): boolean => askedFirst.has(code);
