import { type Result, accepted, refused } from "../kernel/index.ts";
import type { UserCoupon } from "./user-coupon.ts";

/** A coupon purchase can be taken back once, and only while none of it is used. COUPON-09 */
export const decideCouponSaleRevert = (
  bought: Pick<UserCoupon, "remainingQuantity" | "originalQuantity" | "status">,
): Result<null, { readonly code: "INVALID_REVERT_TRANSACTION" }> =>
  bought.status === "ENABLED" && bought.remainingQuantity === bought.originalQuantity
    ? accepted(null)
    : refused({ code: "INVALID_REVERT_TRANSACTION" });
