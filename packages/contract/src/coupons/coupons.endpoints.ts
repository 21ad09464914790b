import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { order } from "../orders/index.ts";
import { idOf, money } from "../wire/index.ts";
import { coupon, couponPurchase, userCoupon } from "./coupon.wire.ts";

const tag = "Cuponeras";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });
const couponParams = v.object({ cafeteriaId: idOf<"cafeteria">(), couponId: idOf<"coupon">() });

export const listCoupons = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/coupons",
  summary: "Las cuponeras de la cafetería, también las inactivas",
  tag,
  access: "sellCoupons",
  params,
  data: v.array(coupon),
  errors: ["FEATURE_DISABLED"],
});

export const listClientCoupons = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles/clients/{profileId}/coupons",
  summary: "Las cuponeras que compró un cliente, con los usos que les quedan",
  tag,
  access: "sellCoupons",
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), profileId: idOf<"profile">() }),
  data: v.array(userCoupon),
  errors: ["FEATURE_DISABLED", "NOT_FOUND"],
});

export const buyCoupon = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/coupons/{couponId}/buy",
  summary: "Vende una cuponera a un cliente y la cobra",
  tag,
  access: "sellCoupons",
  params: couponParams,
  body: couponPurchase,
  idempotent: true,
  data: v.object({
    transaction: order,
    userCoupon,
    /** Of the account that paid; null when no account did. */
    balanceAfter: v.nullable(money),
  }),
  errors: [
    "FEATURE_DISABLED",
    "CLOSED_CASH_FLOW",
    "CLIENT_MISSING",
    "WRONG_PROFILE",
    "WRONG_PAYMENT_METHOD",
    "INVALID_COUPON",
    "PRICE_CHANGED",
    "INSUFFICIENT_BALANCE",
    "NEGATIVE_BALANCE",
  ],
});
