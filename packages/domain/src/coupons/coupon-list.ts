import type { Instant } from "../kernel/index.ts";
import { type Coupon, isOnSale } from "./coupon.ts";

/** What is sold now comes first, then what is inactive or has expired; each by name. COUPON-11 */
export function couponsInOrder(coupons: readonly Coupon[], at: Instant): readonly Coupon[] {
  const collator = new Intl.Collator("es", { numeric: true });
  return coupons.toSorted(
    (a, b) => Number(isOnSale(b, at)) - Number(isOnSale(a, at)) || collator.compare(a.name, b.name),
  );
}
