import type { CouponPaymentMethod } from "../cafeteria/index.ts";
import {
  type CommensalId,
  type CouponId,
  type ProfileId,
  type Result,
  accepted,
  chosenOf,
  refused,
} from "../kernel/index.ts";
import { type Coupon, couponLimits } from "./coupon.ts";
import { type CouponSaleRequest, couponSaleTotal } from "./decide-coupon-sale.ts";

/** What stands in the form's fields. */
export type CouponSaleEntry = {
  readonly couponId: CouponId | null;
  readonly commensalId: CommensalId | null;
  /** Books. */
  readonly quantity: number;
  readonly paymentMethod: CouponPaymentMethod | null;
};

export type CouponSaleFaults = {
  readonly coupon?: "MISSING";
  readonly diner?: "MISSING";
  readonly quantity?: "OUT_OF_RANGE";
  readonly paymentMethod?: "MISSING";
};

export type CouponSaleOffer = {
  /** Those on sale now. */
  readonly coupons: readonly Coupon[];
  readonly diners: readonly {
    readonly commensal: { readonly id: CommensalId };
    readonly client: { readonly id: ProfileId };
  }[];
};

export type CouponSaleDraft = CouponSaleRequest & { readonly couponId: CouponId };

/** What the form would send, or what keeps it from being sent; specification §5, Coupon sale. COUPON-06 */
export function checkCouponSaleEntry(
  { couponId, commensalId, quantity, paymentMethod }: CouponSaleEntry,
  { coupons, diners }: CouponSaleOffer,
): Result<CouponSaleDraft, CouponSaleFaults> {
  const coupon = chosenOf(couponId, coupons);
  const diner = diners.find(({ commensal }) => commensal.id === commensalId) ?? null;
  const faults: CouponSaleFaults = {
    ...(coupon === null && { coupon: "MISSING" }),
    ...(diner === null && { diner: "MISSING" }),
    ...((quantity < 1 || quantity > couponLimits.books) && { quantity: "OUT_OF_RANGE" }),
    ...(paymentMethod === null && { paymentMethod: "MISSING" }),
  };
  if (Object.keys(faults).length > 0 || coupon === null || diner === null || paymentMethod === null)
    return refused(faults);
  const expectedTotal = couponSaleTotal(coupon, quantity);
  return accepted({ couponId: coupon.id, buyerId: diner.client.id, paymentMethod, quantity, expectedTotal });
}
