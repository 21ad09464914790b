import type {
  BalanceFaults,
  CutOffFaults,
  PaymentFaults,
  PickupEntryFaults,
  TimeFault,
} from "@cantina/domain/cafeteria";
import type { DenominationsFaults } from "@cantina/domain/cash-register";
import type { FaultTexts } from "./fault-texts.ts";
import * as faults from "./fault-words.ts";

const timeMissing = "Por favor ingrese un horario";

/** Specification §5, Pickup times. */
export const cutOffFaultTexts: FaultTexts<CutOffFaults> = { cutOff: { MISSING: timeMissing } };

/** What is at fault in single rows is told there. */
export const pickupFaultTexts: FaultTexts<Pick<PickupEntryFaults, "interval" | "closesAt">> = {
  interval: { MISSING: "Debe ingresar un rango horario", REVERSED: "El inicio no puede ser posterior al fin" },
  closesAt: { MISSING: timeMissing },
};
export const noTimes = "Debe ingresar al menos un horario";

export const timeFaultTexts: Readonly<Record<TimeFault, string>> = {
  TIME_MISSING: timeMissing,
  CLASSES_MISSING: "El horario debe estar disponible para al menos una clase",
  TIME_TAKEN: "Ya existe este horario para las clases seleccionadas. Por favor, ingrese un horario único",
};

/** Specification §5. */
export const paymentFaultTexts: FaultTexts<PaymentFaults> = {
  name: { MISSING: "Por favor ingrese un nombre para el método de pago" },
};

export const balanceFaultTexts: FaultTexts<BalanceFaults> = {
  balanceFloor: {
    MISSING: faults.amountMissing,
    POSITIVE: "El límite no puede ser mayor que 0",
    TOO_LOW: "El límite es demasiado bajo",
  },
};

export const denominationFaultTexts: FaultTexts<DenominationsFaults> = {
  chosen: { NONE: "Elija al menos un billete o una moneda", TOO_MANY: "Son demasiados: como mucho, 30" },
  added: {
    NOT_POSITIVE: "El valor debe ser mayor que 0",
    TOO_HIGH: faults.amountTooHigh,
    UNREADABLE: faults.amountUnreadable,
  },
};
