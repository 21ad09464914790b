import { couponLimits } from "@cantina/domain/coupons";
import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import { givenInstant, idOf, nameText, textUpTo, unitPrice } from "../wire/index.ts";
import { wholeUpTo } from "./whole.wire.ts";

/** What an administrator writes of a coupon. */
export const couponDraft = v.pipe(
  v.object({
    name: nameText,
    description: v.pipe(textUpTo(textLimits.couponDescription), v.trim(), v.minLength(1, "Es obligatoria")),
    price: unitPrice,
    quantity: wholeUpTo(couponLimits.uses),
    validDays: v.optional(v.nullable(wholeUpTo(couponLimits.validDays)), null),
    expirationDate: v.optional(v.nullable(givenInstant), null),
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
