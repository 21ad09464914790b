export { sampleCoupon } from "./sample-coupon.ts";
export { samplePrepared, sampleRecipe, sampleSupply } from "./sample-pantry.ts";
