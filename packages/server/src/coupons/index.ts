export { couponRoutes } from "./coupons.routes.ts";
export {
  type BoughtCoupon,
  disableBoughtCoupon,
  giveBackCoupons,
  lockCouponsOf,
  lockBoughtCoupon,
} from "./user-coupon.queries.ts";
