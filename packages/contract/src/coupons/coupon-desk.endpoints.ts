import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { coupon, couponChange, couponDraft } from "./coupon.wire.ts";

const tag = "Cuponeras";

export const createCoupon = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/coupons",
  summary: "Crea una cuponera",
  access: "editCoupons",
  keyed: true,
  body: couponDraft,
  filePart: "image",
  data: coupon,
  errors: ["WRONG_PRODUCT"],
});

export const updateCoupon = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/coupons/{couponId}",
  summary: "Cambia una cuponera; las que ya se compraron quedan como estaban",
  access: "editCoupons",
  keyed: true,
  body: couponChange,
  filePart: "image",
  data: coupon,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY", "WRONG_PRODUCT"],
});

export const deleteCoupon = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/coupons/{couponId}",
  summary: "Elimina una cuponera; las que ya se compraron se pueden seguir usando",
  access: "editCoupons",
  keyed: true,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
