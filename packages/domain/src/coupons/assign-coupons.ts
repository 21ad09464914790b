import type { Cents, ProductId, UserCouponId } from "../kernel/index.ts";
import type { ExchangedCoupon } from "./exchanged-coupon.ts";
import type { UserCoupon } from "./user-coupon.ts";

/** Units of one product that coupons may pay. */
export type RedeemableItem = {
  readonly key: string;
  readonly productId: ProductId;
  /** For the diner's class. */
  readonly unitPrice: Cents;
  readonly quantity: number;
};

/** Uses that are still free, by bought coupon. */
export type FreeUses = ReadonlyMap<UserCouponId, number>;

const dearestFirst = (a: RedeemableItem, b: RedeemableItem): number => {
  if (a.unitPrice !== b.unitPrice) return b.unitPrice - a.unitPrice;
  if (a.productId !== b.productId) return a.productId < b.productId ? -1 : 1;
  return a.key < b.key ? -1 : 1;
};

/**
 * Which coupons pay which units: the dearest items first, and on each the
 * coupons in their order, which `usableCoupons` gives. What costs nothing uses
 * none. By the items' keys; items without a coupon are left out. COUPON-02
 */
export function assignCoupons(
  items: readonly RedeemableItem[],
  coupons: readonly UserCoupon[],
  free: FreeUses = new Map(coupons.map((coupon) => [coupon.id, coupon.remainingQuantity])),
): ReadonlyMap<string, readonly ExchangedCoupon[]> {
  const left = new Map(free);
  const assigned = new Map<string, readonly ExchangedCoupon[]>();
  for (const { key, productId, unitPrice, quantity } of items.toSorted(dearestFirst)) {
    if (unitPrice === 0) continue;
    let open = quantity;
    const exchanged: ExchangedCoupon[] = [];
    for (const coupon of coupons) {
      const uses = coupon.productIds.includes(productId) ? Math.min(open, left.get(coupon.id) ?? 0) : 0;
      if (uses <= 0) continue;
      exchanged.push({ userCouponId: coupon.id, quantity: uses });
      left.set(coupon.id, (left.get(coupon.id) ?? 0) - uses);
      open -= uses;
    }
    if (exchanged.length > 0) assigned.set(key, exchanged);
  }
  return assigned;
}
