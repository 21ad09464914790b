import type { Coupon } from "./coupon.ts";

/** What an administrator writes of a coupon. */
export type CouponDraft = Omit<Coupon, "id" | "status" | "imageUrl" | "version"> & {
  readonly status: "ENABLED" | "DISABLED";
};
