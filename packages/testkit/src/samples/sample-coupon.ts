import { type Coupon, checkCouponEntry, emptyCoupon } from "@cantina/domain/coupons";
import { type Instant, type TimeZone, BrokenInvariant, cents, id } from "@cantina/domain/kernel";

/** Ten coffees for 30 days, as somebody would fill in their form; a field that may stay empty is. */
export function sampleCoupon(part: Partial<Coupon> = {}): Coupon {
  const productIds = [id<"product">("cafe")];
  const made = checkCouponEntry(
    {
      ...emptyCoupon,
      name: "10 cafés",
      description: "Diez cafés con leche",
      price: cents(12_000),
      quantity: "10",
      validDays: "30",
      productIds,
      shownInApp: true,
    },
    { zone: "UTC" as TimeZone, at: "2026-05-05T02:30:00Z" as Instant, former: null },
  );
  if (!made.ok) throw new BrokenInvariant("the sample fills in all that a coupon needs");
  return { ...made.value, id: id<"coupon">("cuponera"), imageUrl: null, version: 1, ...part };
}
