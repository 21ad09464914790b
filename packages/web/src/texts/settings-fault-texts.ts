import type { CutOffFaults, PickupEntryFaults, TimeFault } from "@cantina/domain/cafeteria";
import type { FaultTexts } from "./fault-texts.ts";

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
