import { couponEndpoints } from "@cantina/contract/coupons";
import type { Coupon, UserCoupon } from "@cantina/domain/coupons";
import type { CafeteriaId, ProfileId, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";
import { mapped } from "./mapped.ts";
import { withPicture } from "./picture.ts";

export type CouponsSource = {
  /** Inactive ones too. */
  readonly listCoupons: (signal: AbortSignal) => Promise<Result<readonly Coupon[], ApiFailure>>;
  /** Newest first, used up and expired ones too. */
  readonly listClientCoupons: (
    profileId: ProfileId,
    signal: AbortSignal,
  ) => Promise<Result<readonly UserCoupon[], ApiFailure>>;
};

export function httpCoupons(client: ApiClient, cafeteriaId: CafeteriaId): CouponsSource {
  const params = { cafeteriaId };
  const shown = withPicture(client);
  return {
    listCoupons: async (signal) =>
      mapped(await client.call(couponEndpoints.listCoupons, { params }, { signal }), (list) => list.map(shown<Coupon>)),
    listClientCoupons: (profileId, signal) =>
      client.call(couponEndpoints.listClientCoupons, { params: { ...params, profileId } }, { signal }),
  };
}
