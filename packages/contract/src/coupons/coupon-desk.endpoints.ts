import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { couponChange, couponDraft } from "./coupon-draft.wire.ts";
import { coupon } from "./coupon.wire.ts";

const tag = "Cuponeras";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });
const couponParams = v.object({ cafeteriaId: idOf<"cafeteria">(), couponId: idOf<"coupon">() });

export const createCoupon = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/coupons",
  summary: "Crea una cuponera",
  tag,
  access: "editCoupons",
  keyed: true,
  params,
  body: couponDraft,
  filePart: "image",
  data: coupon,
  errors: ["FEATURE_DISABLED", "WRONG_PRODUCT"],
});

export const updateCoupon = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/coupons/{couponId}",
  summary: "Cambia una cuponera; las que ya se compraron quedan como estaban",
  tag,
  access: "editCoupons",
  keyed: true,
  params: couponParams,
  body: couponChange,
  filePart: "image",
  data: coupon,
  errors: ["FEATURE_DISABLED", "DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY", "WRONG_PRODUCT"],
});

export const deleteCoupon = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/coupons/{couponId}",
  summary: "Elimina una cuponera; las que ya se compraron se pueden seguir usando",
  tag,
  access: "editCoupons",
  keyed: true,
  params: couponParams,
  data: v.null(),
  errors: ["FEATURE_DISABLED", "DELETE_OR_UPDATE_NOT_FOUND"],
});
