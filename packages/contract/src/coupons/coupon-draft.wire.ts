import { couponLimits } from "@cantina/domain/coupons";
import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import { givenInstant, idOf, nameText, renamed, textUpTo, seenVersion, unitPrice } from "../wire/index.ts";
import { wholeUpTo } from "./whole.wire.ts";

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
  status: v.optional(v.picklist(["ENABLED", "DISABLED"]), "ENABLED"),
  /** The picture that there is; null takes it away, and a new one comes as the part `image`. */
  imgId: v.optional(v.nullable(textUpTo(textLimits.name))),
};

const hasOneEnd = ({ validDays, expirationDate }: { readonly validDays: unknown; readonly expirationDate: unknown }) =>
  (validDays === null) !== (expirationDate === null);
const oneEndText = "Debe tener días de validez o una fecha de vencimiento";

const insideNames = { products: "productIds" } as const;

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
