import { couponEndpoints } from "@cantina/contract/coupons";
import type { DataOf } from "@cantina/contract/endpoint";
import type { Coupon, CouponSaleRequest, UserCoupon } from "@cantina/domain/coupons";
import {
  type CafeteriaId,
  type CouponId,
  type IdempotencyKey,
  type ProfileId,
  type Result,
  decimalFromCents,
} from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "./api-failure.ts";
import { mapped } from "./mapped.ts";

export type SoldCoupon = DataOf<typeof couponEndpoints.buyCoupon>;
export type CouponSale = CouponSaleRequest & { readonly couponId: CouponId };

export type CouponsSource = {
  /** Inactive ones too. */
  readonly listCoupons: (signal: AbortSignal) => Promise<Result<readonly Coupon[], ApiFailure>>;
  /** Newest first, used up and expired ones too. */
  readonly listClientCoupons: (
    profileId: ProfileId,
    signal: AbortSignal,
  ) => Promise<Result<readonly UserCoupon[], ApiFailure>>;
  /** The same key with the same sale gives the first answer again. */
  readonly sell: (sale: CouponSale, key: IdempotencyKey) => Promise<Result<SoldCoupon, ApiFailure>>;
};

export function httpCoupons(client: ApiClient, cafeteriaId: CafeteriaId): CouponsSource {
  const params = { cafeteriaId };
  const shown = (coupon: Coupon): Coupon =>
    coupon.imageUrl === null ? coupon : { ...coupon, imageUrl: client.addressOf(coupon.imageUrl) };
  return {
    listCoupons: async (signal) =>
      mapped(await client.call(couponEndpoints.listCoupons, { params }, { signal }), (list) => list.map(shown)),
    listClientCoupons: (profileId, signal) =>
      client.call(couponEndpoints.listClientCoupons, { params: { ...params, profileId } }, { signal }),
    sell: ({ couponId, expectedTotal, ...body }, idempotencyKey) =>
      client.call(
        couponEndpoints.buyCoupon,
        {
          params: { ...params, couponId },
          body: { ...body, expectedTotal: expectedTotal === null ? null : decimalFromCents(expectedTotal) },
        },
        { idempotencyKey },
      ),
  };
}
