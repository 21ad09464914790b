export { sampleCoupon } from "./sample-coupon.ts";
