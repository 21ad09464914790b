import { couponDeskEndpoints } from "@cantina/contract/coupons";
import type { Coupon, CouponDraft } from "@cantina/domain/coupons";
import type { CafeteriaId, CouponId, IdempotencyKey, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";
import { mapped } from "./mapped.ts";
import { type PictureChange, fileOf, withPicture } from "./picture.ts";

export type CouponChange = { readonly draft: CouponDraft; readonly image: PictureChange };

/** What an administrator does with coupons. */
export type CouponDesk = {
  readonly createCoupon: (change: CouponChange, key: IdempotencyKey) => Promise<Result<Coupon, ApiFailure>>;
  /** Of the version that was shown; what was bought stays as it was. */
  readonly updateCoupon: (
    coupon: Pick<Coupon, "id" | "version">,
    change: CouponChange,
    key: IdempotencyKey,
  ) => Promise<Result<Coupon, ApiFailure>>;
  readonly deleteCoupon: (couponId: CouponId, key: IdempotencyKey) => Promise<Result<null, ApiFailure>>;
};

export function httpCouponDesk(client: ApiClient, cafeteriaId: CafeteriaId): CouponDesk {
  const params = { cafeteriaId };
  const shown = withPicture(client)<Coupon>;
  return {
    createCoupon: async (change, idempotencyKey) => {
      const request = { params, body: change.draft };
      return mapped(
        await client.call(couponDeskEndpoints.createCoupon, request, { idempotencyKey, ...fileOf(change.image) }),
        shown,
      );
    },
    updateCoupon: async ({ id, version }, change, idempotencyKey) => {
      const body = { ...change.draft, version, removesImage: change.image === null };
      const request = { params: { ...params, couponId: id }, body };
      return mapped(
        await client.call(couponDeskEndpoints.updateCoupon, request, { idempotencyKey, ...fileOf(change.image) }),
        shown,
      );
    },
    deleteCoupon: (couponId, idempotencyKey) =>
      client.call(couponDeskEndpoints.deleteCoupon, { params: { ...params, couponId } }, { idempotencyKey }),
  };
}
