import { couponLimits, couponStatuses, userCouponStatuses } from "@cantina/domain/coupons";
import { couponPaymentMethods } from "@cantina/domain/cafeteria";
import * as v from "valibot";
import { type Given, idOf, instantText, money, nonNegativeMoney, renamed, version } from "../wire/index.ts";
import { wholeUpTo } from "./whole.wire.ts";

export const coupon = renamed(
  v.object({
    id: idOf<"coupon">(),
    name: v.string(),
    description: v.string(),
    price: money,
    /** Uses in one book. */
    quantity: v.number(),
    /** Days after the day of purchase; null: it ends at `expirationDate`. */
    validDays: v.nullable(v.number()),
    expirationDate: v.nullable(instantText),
    /** Their ids. */
    products: v.array(idOf<"product">()),
    shownInApp: v.boolean(),
    status: v.picklist(couponStatuses),
    /** Names the picture that `imageUrl` is the address of. */
    imgId: v.nullable(v.string()),
    imageUrl: v.nullable(v.string()),
    version,
  }),
  { products: "productIds" },
);
export type CouponData = Given<v.InferOutput<typeof coupon>>;

export const userCoupon = v.object({
  id: idOf<"user-coupon">(),
  couponId: idOf<"coupon">(),
  /** The client. */
  profileId: idOf<"profile">(),
  name: v.string(),
  productIds: v.array(idOf<"product">()),
  remainingQuantity: v.number(),
  originalQuantity: v.number(),
  buyTime: instantText,
  expirationTime: instantText,
  status: v.picklist(userCouponStatuses),
});
export type UserCouponData = Given<v.InferOutput<typeof userCoupon>>;

export const couponPurchase = v.object({
  /** Without one: CLIENT_MISSING. */
  buyerId: v.optional(v.nullable(idOf<"profile">()), null),
  paymentMethod: v.picklist(couponPaymentMethods),
  /** Books. */
  quantity: wholeUpTo(couponLimits.books),
  /** The total that the seller saw; PRICE_CHANGED when the server's differs. */
  expectedTotal: v.optional(v.nullable(nonNegativeMoney), null),
});
