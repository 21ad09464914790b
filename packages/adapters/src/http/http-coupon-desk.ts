import { couponDeskEndpoints } from "@cantina/contract/coupons";
import type { Coupon, CouponDraft } from "@cantina/domain/coupons";
import { type CafeteriaId, type CouponId, type Result, decimalFromCents } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";

/** What an administrator does with coupons. */
export type CouponDesk = {
  readonly createCoupon: (draft: CouponDraft) => Promise<Result<Coupon, ApiFailure>>;
  /** What was bought stays as it was. */
  readonly updateCoupon: (couponId: CouponId, draft: CouponDraft) => Promise<Result<Coupon, ApiFailure>>;
  readonly deleteCoupon: (couponId: CouponId) => Promise<Result<null, ApiFailure>>;
};

const bodyOf = (draft: CouponDraft) => ({
  ...draft,
  price: decimalFromCents(draft.price),
  productIds: [...draft.productIds],
});

export function httpCouponDesk(client: ApiClient, cafeteriaId: CafeteriaId): CouponDesk {
  const params = { cafeteriaId };
  return {
    createCoupon: (draft) => client.call(couponDeskEndpoints.createCoupon, { params, body: bodyOf(draft) }),
    updateCoupon: (couponId, draft) =>
      client.call(couponDeskEndpoints.updateCoupon, { params: { ...params, couponId }, body: bodyOf(draft) }),
    deleteCoupon: (couponId) => client.call(couponDeskEndpoints.deleteCoupon, { params: { ...params, couponId } }),
  };
}
