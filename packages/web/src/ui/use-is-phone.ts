import { useIsNarrow } from "./use-is-narrow.ts";

/** Below this width the cart is a sheet and not a column. */
const phone = 900;

export const useIsPhone = (): boolean => useIsNarrow(phone);
