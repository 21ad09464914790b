import type { ChargeFaults } from "@cantina/domain/balance-charges";
import type { PassSaleFaults } from "@cantina/domain/calendar-products";
import type { CashFaults } from "@cantina/domain/cash-register";
import { type CouponSaleFaults, couponLimits } from "@cantina/domain/coupons";
import type { FaultTexts } from "./fault-texts.ts";
import * as faults from "./fault-words.ts";

const noMethod = { MISSING: "Por favor, elija el método de pago" };
const noDiner = { MISSING: faults.dinerMissing };

/** Specification §5, Increment balance. */
export const chargeFaultTexts: FaultTexts<ChargeFaults> = {
  amount: { MISSING: "Por favor ingrese el monto a incrementar", TOO_HIGH: faults.amountTooHigh },
  paymentMethod: noMethod,
};

/** Specification §5, Cash modal. */
export const cashFaultTexts: FaultTexts<CashFaults> = {
  type: { MISSING: "Por favor seleccione un tipo de movimiento" },
  amount: { MISSING: faults.amountMissing, TOO_HIGH: faults.amountTooHigh },
  description: { MISSING: faults.descriptionMissing },
};

/** Specification §5, Coupon sale. */
export const couponSaleFaultTexts: FaultTexts<CouponSaleFaults> = {
  coupon: { MISSING: "Por favor seleccione una cuponera" },
  diner: noDiner,
  quantity: { OUT_OF_RANGE: `Por favor ingrese una cantidad de 1 a ${couponLimits.books}` },
  paymentMethod: noMethod,
};

export const passSaleFaultTexts: FaultTexts<PassSaleFaults> = {
  pass: { MISSING: "Por favor seleccione un abono" },
  diner: noDiner,
  paymentMethod: noMethod,
};
