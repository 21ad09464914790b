export { couponRoutes } from "./coupons.routes.ts";
export { type BoughtCoupon, disableBoughtCoupon, giveBackCoupons, lockBoughtCoupon } from "./user-coupon.queries.ts";
