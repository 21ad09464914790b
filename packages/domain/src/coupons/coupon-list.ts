import { type Instant, compareNames, matchesSearch, searchText } from "../kernel/index.ts";
import { type Coupon, isOnSale } from "./coupon.ts";

export const couponStates = ["ON_SALE", "INACTIVE", "EXPIRED"] as const;
export type CouponState = (typeof couponStates)[number];

export function couponState(coupon: Coupon, at: Instant): CouponState {
  if (isOnSale(coupon, at)) return "ON_SALE";
  return coupon.status === "ENABLED" ? "EXPIRED" : "INACTIVE";
}

/** By title or description, whatever the accents, and "" for every state. What is sold now comes first, each by name. COUPON-11 */
export function findCoupons(
  coupons: readonly Coupon[],
  { text, state }: { readonly text: string; readonly state: CouponState | "" },
  at: Instant,
): readonly Coupon[] {
  return coupons
    .filter((coupon) => state === "" || couponState(coupon, at) === state)
    .filter(({ name, description }) => matchesSearch(searchText(`${name} ${description}`), text))
    .toSorted((a, b) => Number(isOnSale(b, at)) - Number(isOnSale(a, at)) || compareNames(a.name, b.name));
}
