export { type Coupon, type CouponStatus, couponLimits, couponStatuses, isOnSale } from "./coupon.ts";
export {
  type UserCoupon,
  type UserCouponStatus,
  remainingUses,
  usableCoupons,
  userCouponStatuses,
} from "./user-coupon.ts";
export { type ExchangedCoupon, exchangedUses, mergeExchanged } from "./exchanged-coupon.ts";
export { type FreeUses, type RedeemableItem, assignCoupons } from "./assign-coupons.ts";
export {
  type CouponRefusal,
  type ExchangeFacts,
  type ExchangeLine,
  type UserCouponFact,
  areExchangeAmounts,
  checkExchanges,
} from "./check-exchanges.ts";
export {
  type BookableCouponSale,
  type CouponSaleFacts,
  type CouponSaleRefusal,
  type CouponSaleRequest,
  couponSaleTotal,
  decideCouponSale,
} from "./decide-coupon-sale.ts";
export {
  type CouponSaleDraft,
  type CouponSaleEntry,
  type CouponSaleFaults,
  checkCouponSaleEntry,
} from "./coupon-sale-entry.ts";
export { lastUsableDay } from "./expiration.ts";
export { decideCouponSaleRevert } from "./decide-revert.ts";
export { decideExpiration } from "./decide-coupon-edit.ts";
export { type CouponState, couponState, couponStates, findCoupons } from "./coupon-list.ts";
export type { CouponDraft } from "./coupon-draft.ts";
export { type CouponEntry, type CouponFaults, checkCouponEntry, couponEntryOf, emptyCoupon } from "./coupon-entry.ts";
