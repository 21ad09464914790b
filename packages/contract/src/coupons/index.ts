export { type CouponWire, type UserCouponWire, userCoupon } from "./coupon.wire.ts";
export * as couponEndpoints from "./coupons.endpoints.ts";
export * as couponDeskEndpoints from "./coupon-desk.endpoints.ts";
