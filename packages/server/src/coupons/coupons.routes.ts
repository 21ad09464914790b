import { couponEndpoints } from "@cantina/contract/coupons";
import { accepted, refused } from "@cantina/domain/kernel";
import { type Route, isOpenTo, route } from "../http/index.ts";
import { listCoupons } from "./coupons.queries.ts";
import { createCoupon, deleteCoupon, updateCoupon } from "./edit-coupon.ts";
import { sellCoupon } from "./sell-coupon.ts";
import { listClientCoupons } from "./user-coupon.queries.ts";

export const couponRoutes: readonly Route[] = [
  route(couponEndpoints.listCoupons, async ({ params }, { db }) =>
    accepted({ data: await listCoupons(db.kysely, params.cafeteriaId) }),
  ),

  route(couponEndpoints.listClientCoupons, async ({ params: { cafeteriaId, profileId } }, { db, identity }) => {
    if (!isOpenTo(identity, profileId)) return refused({ code: "NOT_FOUND" });
    const coupons = await listClientCoupons(db.kysely, cafeteriaId, profileId);
    return coupons === null ? refused({ code: "NOT_FOUND" }) : accepted({ data: [...coupons] });
  }),

  createCoupon,
  updateCoupon,
  deleteCoupon,
  sellCoupon,
];
