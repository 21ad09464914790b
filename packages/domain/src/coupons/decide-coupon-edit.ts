import { type Instant, type Result, accepted, refused } from "../kernel/index.ts";
import type { Coupon } from "./coupon.ts";

/**
 * A coupon that ends at a moment must still be ahead of it; one whose moment has passed can be kept as it is, so that it
 * can be put away. COUPON-10
 */
export const decideExpiration = (
  { expirationDate }: Pick<Coupon, "expirationDate">,
  { at, former }: { readonly at: Instant; readonly former: Instant | null },
): Result<null, { readonly code: "EXPIRED" }> =>
  expirationDate === null || expirationDate > at || expirationDate === former
    ? accepted(null)
    : refused({ code: "EXPIRED" });
