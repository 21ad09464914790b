import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { order } from "../orders/index.ts";
import { money } from "../wire/index.ts";
import { coupon, couponPurchase, userCoupon } from "./coupon.wire.ts";

const tag = "Cuponeras";

export const listCoupons = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/coupons",
  summary: "Las cuponeras de la cafetería, también las inactivas",
  access: "sellCoupons",
  data: v.array(coupon),
});

export const listClientCoupons = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles/clients/{profileId}/coupons",
  summary: "Las cuponeras que compró un cliente, con los usos que les quedan; a un cliente, las suyas",
  access: "readCoupons",
  data: v.array(userCoupon),
  errors: ["NOT_FOUND"],
});

export const buyCoupon = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/coupons/{couponId}/buy",
  summary: "Vende una cuponera a un cliente y la cobra",
  access: "sellCoupons",
  body: couponPurchase,
  idempotent: true,
  data: v.object({
    transaction: order,
    userCoupon,
    /** Of the account that paid; null when no account did. */
    balanceAfter: v.nullable(money),
  }),
  errors: [
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
