import { couponEndpoints } from "@cantina/contract/coupons";
import { BrokenInvariant, accepted, refused } from "@cantina/domain/kernel";
import { v7 as newSortableId } from "uuid";
import { inTransaction } from "../db/index.ts";
import { type Route, recordChange, route } from "../http/index.ts";
import { couponWireOf, listClientCoupons, listCoupons, readCoupon } from "./coupons.queries.ts";
import { addCoupon } from "./new-coupon.queries.ts";
import { sellCoupon } from "./sell-coupon.ts";

export const couponRoutes: readonly Route[] = [
  route(couponEndpoints.listCoupons, async ({ params }, { db }) => {
    const coupons = await listCoupons(db.kysely, params.cafeteriaId);
    return accepted({ data: coupons.map(couponWireOf) });
  }),

  route(couponEndpoints.listClientCoupons, async ({ params: { cafeteriaId, profileId } }, { db }) => {
    const coupons = await listClientCoupons(db.kysely, cafeteriaId, profileId);
    return coupons === null ? refused({ code: "NOT_FOUND" }) : accepted({ data: [...coupons] });
  }),

  route(couponEndpoints.createCoupon, async ({ params: { cafeteriaId }, body }, context) => {
    const created = await inTransaction(context.db.kysely, async (trx) => {
      const couponId = newSortableId();
      const isWhole = await addCoupon(trx, cafeteriaId, { ...body, id: couponId });
      if (!isWhole) return refused({ code: "WRONG_PRODUCT" });
      await recordChange(trx, context, { entityType: "coupon", id: couponId });
      const coupon = await readCoupon(trx, cafeteriaId, couponId);
      if (coupon === null) throw new BrokenInvariant("a coupon just made can be read");
      return accepted({ data: couponWireOf(coupon) });
    });
    context.feed.poke();
    return created;
  }),

  route(couponEndpoints.buyCoupon, ({ params: { couponId }, body }, context) =>
    sellCoupon({ ...body, couponId }, context),
  ),
];
