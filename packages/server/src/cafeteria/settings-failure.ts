import type { TimeFault, settingsFaults } from "@cantina/domain/cafeteria";
import type { FailureWith } from "../http/index.ts";

const times = "allowedDiscreteOrderPickupTimes";

/** Specification §5, Pickup times. */
const rowTexts: Readonly<Record<TimeFault, string>> = {
  TIME_MISSING: "Por favor ingrese un horario",
  CLASSES_MISSING: "El horario debe estar disponible para al menos una clase",
  TIME_TAKEN: "Ya existe este horario para las clases seleccionadas. Por favor, ingrese un horario único",
};

export function settingsFailure({
  times: ofAll,
  interval,
  rows = new Map(),
}: ReturnType<typeof settingsFaults>): FailureWith<"VALIDATION"> {
  return {
    code: "VALIDATION",
    data: [
      ...(ofAll === "NONE" ? [{ path: times, message: "Debe ingresar al menos un horario" }] : []),
      ...[...rows].map(([index, fault]) => ({ path: `${times}.${index}`, message: rowTexts[fault] })),
      ...(interval === undefined
        ? []
        : [
            {
              path: "allowedIntervalOrderPickupTimeStart",
              message:
                interval === "MISSING" ? "Debe ingresar un rango horario" : "El inicio no puede ser posterior al fin",
            },
          ]),
    ],
  };
}
