import type { CouponId, Instant, ProductId, ProfileId, UserCouponId } from "../kernel/index.ts";

/** A bought book can be DISABLED only by reverting its purchase. */
export const userCouponStatuses = ["ENABLED", "DISABLED"] as const;
export type UserCouponStatus = (typeof userCouponStatuses)[number];

/** What a client has bought, with its own copy of what the coupon was then. COUPON-05 */
export type UserCoupon = {
  readonly id: UserCouponId;
  readonly couponId: CouponId;
  /** The client; all its commensals may use it. */
  readonly profileId: ProfileId;
  readonly name: string;
  readonly productIds: readonly ProductId[];
  readonly remainingQuantity: number;
  readonly originalQuantity: number;
  readonly buyTime: Instant;
  /** The first instant at which it can't be used any more. */
  readonly expirationTime: Instant;
  readonly status: UserCouponStatus;
};

/** Enabled and not expired; it may be used up. */
export const isValidAt = (coupon: Pick<UserCoupon, "status" | "expirationTime">, at: Instant): boolean =>
  coupon.status === "ENABLED" && coupon.expirationTime > at;

/** Those that a sale at that moment may redeem, soonest to expire first, ties by id. COUPON-01 COUPON-02 */
export const usableCoupons = (coupons: readonly UserCoupon[], at: Instant): readonly UserCoupon[] =>
  coupons
    .filter((coupon) => coupon.remainingQuantity > 0 && isValidAt(coupon, at))
    .toSorted((a, b) => {
      if (a.expirationTime !== b.expirationTime) return a.expirationTime < b.expirationTime ? -1 : 1;
      return a.id < b.id ? -1 : 1;
    });

/** Uses left over all of them. */
export const remainingUses = (coupons: readonly Pick<UserCoupon, "remainingQuantity">[]): number =>
  coupons.reduce((uses, coupon) => uses + coupon.remainingQuantity, 0);
