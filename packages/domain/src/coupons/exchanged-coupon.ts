import type { UserCouponId } from "../kernel/index.ts";

/** Uses of one bought coupon on one line. */
export type ExchangedCoupon = { readonly userCouponId: UserCouponId; readonly quantity: number };

export const exchangedUses = (exchanged: readonly ExchangedCoupon[]): number =>
  exchanged.reduce((uses, { quantity }) => uses + quantity, 0);

/** Each coupon once, without those that are not used, in the order of their ids. */
export function mergeExchanged(exchanged: readonly ExchangedCoupon[]): readonly ExchangedCoupon[] {
  const uses = new Map<UserCouponId, number>();
  for (const { userCouponId, quantity } of exchanged) uses.set(userCouponId, (uses.get(userCouponId) ?? 0) + quantity);
  return [...uses]
    .filter(([, quantity]) => quantity !== 0)
    .map(([userCouponId, quantity]) => ({ userCouponId, quantity }))
    .toSorted((a, b) => (a.userCouponId < b.userCouponId ? -1 : 1));
}
