export { type CouponData, type UserCouponData, userCoupon } from "./coupon.wire.ts";
export * as couponEndpoints from "./coupons.endpoints.ts";
export * as couponDeskEndpoints from "./coupon-desk.endpoints.ts";
export * as couponSchemas from "./coupon.wire.ts";
