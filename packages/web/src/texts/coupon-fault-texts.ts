import { type CouponFaults, couponLimits } from "@cantina/domain/coupons";
import { textLimits } from "@cantina/domain/kernel";
import type { FaultTexts } from "./fault-texts.ts";
import * as faults from "./fault-words.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

/** Specification §5, Coupon form. */
export const couponFaultTexts: FaultTexts<CouponFaults> = {
  name: textFaultTexts("Por favor ingrese un título"),
  description: textFaultTexts(faults.descriptionMissing, textLimits.couponDescription),
  productIds: { MISSING: "Se requiere al menos un producto asociado" },
  quantity: { OUT_OF_RANGE: `Por favor ingrese una cantidad de 1 a ${couponLimits.uses}` },
  price: { MISSING: faults.priceMissing },
  validDays: { OUT_OF_RANGE: `Por favor ingrese una cantidad de días de 1 a ${couponLimits.validDays}` },
  date: { MISSING: "Por favor ingrese una fecha de vencimiento", PAST: "La fecha de vencimiento debe ser futura" },
  time: { MISSING: "Por favor ingrese un horario (HH:mm)" },
};
