import type { Instant, ProductId, ProfileId, UserCouponId } from "../kernel/index.ts";
import { type ExchangedCoupon, exchangedUses, mergeExchanged } from "./exchanged-coupon.ts";
import { type UserCoupon, isValidAt } from "./user-coupon.ts";

export type CouponRefusal = { readonly code: "COUPONS_NOT_AVAILABLE" | "INVALID_COUPON_AMOUNT" };

/** One line with the coupons that are to pay some of its units. */
export type ExchangeLine = {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly exchanged: readonly ExchangedCoupon[];
};

export type ExchangeFacts = {
  /** Those that the lines name; what is missing is unknown to this cafeteria. */
  readonly userCoupons: ReadonlyMap<UserCouponId, UserCouponFact>;
  /** Whose coupons may be used; null: nobody's. */
  readonly clientId: ProfileId | null;
  readonly at: Instant;
};

export type UserCouponFact = Pick<
  UserCoupon,
  "id" | "profileId" | "productIds" | "remainingQuantity" | "expirationTime" | "status"
>;

function isAvailable(line: ExchangeLine, { userCouponId }: ExchangedCoupon, facts: ExchangeFacts): boolean {
  const coupon = facts.userCoupons.get(userCouponId);
  return (
    coupon !== undefined &&
    coupon.profileId === facts.clientId &&
    coupon.productIds.includes(line.productId) &&
    isValidAt(coupon, facts.at)
  );
}

const isAmount = (quantity: number): boolean => Number.isSafeInteger(quantity) && quantity >= 0;

/** On no line more uses than units, of no coupon more than are left, and none negative. COUPON-04 */
export function areExchangeAmounts(
  lines: readonly Pick<ExchangeLine, "quantity" | "exchanged">[],
  left: ReadonlyMap<UserCouponId, number>,
): boolean {
  const isWithinUnits = lines.every(
    ({ exchanged, quantity }) =>
      exchanged.every((one) => isAmount(one.quantity)) && exchangedUses(exchanged) <= quantity,
  );
  const used = mergeExchanged(lines.flatMap(({ exchanged }) => exchanged));
  return isWithinUnits && used.every(({ userCouponId, quantity }) => quantity <= (left.get(userCouponId) ?? 0));
}

/**
 * The client's own valid coupons of these products, none used more often than
 * it has uses left, and on no line more than its units. COUPON-03 COUPON-04
 */
export function checkExchanges(lines: readonly ExchangeLine[], facts: ExchangeFacts): CouponRefusal | null {
  const isUsable = lines.every((line) => line.exchanged.every((one) => isAvailable(line, one, facts)));
  if (!isUsable) return { code: "COUPONS_NOT_AVAILABLE" };
  const left = new Map([...facts.userCoupons].map(([id, coupon]) => [id, coupon.remainingQuantity]));
  return areExchangeAmounts(lines, left) ? null : { code: "INVALID_COUPON_AMOUNT" };
}
