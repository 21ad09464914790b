import { couponLimits, couponStatuses, userCouponStatuses } from "@cantina/domain/coupons";
import { couponPaymentMethods } from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import {
  type Given,
  givenInstant,
  idOf,
  instantText,
  money,
  nameText,
  nonNegativeMoney,
  renamed,
  seenVersion,
  textUpTo,
  unitPrice,
  version,
} from "../wire/index.ts";

/** A whole number from 1 on. */
/* @__NO_SIDE_EFFECTS__ */
const wholeUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

const insideNames = { products: "productIds" } as const;

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
  insideNames,
);
export type CouponData = Given<v.InferOutput<typeof coupon>>;

const saleStatus = v.picklist(["ENABLED", "DISABLED"]);

const editable = {
  name: nameText,
  description: v.pipe(textUpTo(textLimits.couponDescription), v.trim(), v.minLength(1, "Es obligatoria")),
  price: unitPrice,
  quantity: wholeUpTo(couponLimits.uses),
  validDays: v.optional(v.nullable(wholeUpTo(couponLimits.validDays)), null),
  expirationDate: v.optional(v.nullable(givenInstant), null),
  /** Their ids. */
  products: v.pipe(
    v.array(idOf<"product">()),
    v.minLength(1, "Se requiere al menos un producto asociado"),
    v.maxLength(couponLimits.products),
  ),
  shownInApp: v.optional(v.boolean(), false),
  status: v.optional(saleStatus, "ENABLED"),
  /** The picture that there is; null takes it away, and a new one comes as the part `image`. */
  imgId: v.optional(v.nullable(textUpTo(textLimits.name))),
};

const hasOneEnd = ({ validDays, expirationDate }: { readonly validDays: unknown; readonly expirationDate: unknown }) =>
  (validDays === null) !== (expirationDate === null);
const oneEndText = "Debe tener días de validez o una fecha de vencimiento";

/** What an administrator writes of a coupon. */
export const couponDraft = renamed(
  v.pipe(
    v.object(editable),
    v.forward(
      v.check((entry) => hasOneEnd(entry), oneEndText),
      ["validDays"],
    ),
  ),
  insideNames,
);

export const couponChange = renamed(
  v.pipe(
    v.object({
      ...editable,
      /** Left out, both stay as they are. */
      shownInApp: v.optional(v.boolean()),
      status: v.optional(saleStatus),
      version: seenVersion,
      /** A new picture comes as the part `image`. */
      removesImage: v.optional(v.boolean(), false),
    }),
    v.forward(
      v.check((entry) => hasOneEnd(entry), oneEndText),
      ["validDays"],
    ),
  ),
  insideNames,
);

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
