import { couponLimits, couponStatuses, userCouponStatuses } from "@cantina/domain/coupons";
import { textLimits } from "@cantina/domain/kernel";
import { couponPaymentMethods } from "@cantina/domain/cafeteria";
import * as v from "valibot";
import { idOf, instantText, money, nameText, nonNegativeMoney, textUpTo, unitPrice } from "../wire/index.ts";

const wholeUpTo = (most: number) =>
  v.pipe(v.number(), v.integer("Debe ser un número entero"), v.minValue(1, "Debe ser 1 o más"), v.maxValue(most));

export const coupon = v.object({
  id: idOf<"coupon">(),
  name: v.string(),
  description: v.string(),
  price: money,
  /** Uses in one book. */
  quantity: v.number(),
  /** Days after the day of purchase; null: it ends at `expirationDate`. */
  validDays: v.nullable(v.number()),
  expirationDate: v.nullable(instantText),
  productIds: v.array(idOf<"product">()),
  shownInApp: v.boolean(),
  status: v.picklist(couponStatuses),
  imageUrl: v.nullable(v.string()),
});
export type CouponWire = v.InferInput<typeof coupon>;

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
export type UserCouponWire = v.InferInput<typeof userCoupon>;

export const newCoupon = v.pipe(
  v.object({
    name: nameText,
    description: v.pipe(textUpTo(textLimits.couponDescription), v.trim(), v.minLength(1, "Es obligatoria")),
    price: unitPrice,
    quantity: wholeUpTo(couponLimits.uses),
    validDays: v.optional(v.nullable(wholeUpTo(couponLimits.validDays)), null),
    expirationDate: v.optional(v.nullable(instantText), null),
    productIds: v.pipe(
      v.array(idOf<"product">()),
      v.minLength(1, "Se requiere al menos un producto asociado"),
      v.maxLength(couponLimits.products),
    ),
    shownInApp: v.optional(v.boolean(), false),
    status: v.optional(v.picklist(["ENABLED", "DISABLED"]), "ENABLED"),
  }),
  v.forward(
    v.check(
      ({ validDays, expirationDate }) => (validDays === null) !== (expirationDate === null),
      "Debe tener días de validez o una fecha de vencimiento",
    ),
    ["validDays"],
  ),
);

export const couponPurchase = v.object({
  buyerId: idOf<"profile">(),
  paymentMethod: v.picklist(couponPaymentMethods),
  /** Books. */
  quantity: wholeUpTo(couponLimits.books),
  /** The total that the seller saw; PRICE_CHANGED when the server's differs. */
  expectedTotal: v.optional(v.nullable(nonNegativeMoney), null),
});
