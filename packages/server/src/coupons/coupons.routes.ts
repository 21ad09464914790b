import { couponDeskEndpoints, couponEndpoints } from "@cantina/contract/coupons";
import { accepted, refused } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { couponDataOf, listClientCoupons, listCoupons } from "./coupons.queries.ts";
import { createCoupon, deleteCoupon, updateCoupon } from "./edit-coupon.ts";
import { sellCoupon } from "./sell-coupon.ts";

export const couponRoutes: readonly Route[] = [
  route(couponEndpoints.listCoupons, async ({ params }, { db }) => {
    const coupons = await listCoupons(db.kysely, params.cafeteriaId);
    return accepted({ data: coupons.map(couponDataOf) });
  }),

  route(couponEndpoints.listClientCoupons, async ({ params: { cafeteriaId, profileId } }, { db }) => {
    const coupons = await listClientCoupons(db.kysely, cafeteriaId, profileId);
    return coupons === null ? refused({ code: "NOT_FOUND" }) : accepted({ data: [...coupons] });
  }),

  route(couponDeskEndpoints.createCoupon, ({ body }, context) => createCoupon(body, context)),

  route(couponDeskEndpoints.updateCoupon, ({ params: { couponId }, body }, context) =>
    updateCoupon(couponId, body, context),
  ),

  route(couponDeskEndpoints.deleteCoupon, ({ params: { couponId } }, context) => deleteCoupon(couponId, context)),

  route(couponEndpoints.buyCoupon, async ({ params: { couponId }, body: { buyerId, ...body } }, context) =>
    buyerId === null ? refused({ code: "CLIENT_MISSING" }) : sellCoupon({ ...body, buyerId, couponId }, context),
  ),
];
