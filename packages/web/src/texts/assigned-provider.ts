import { type AssignmentFaults, type SurchargeFaults, assignedIdLimit } from "@cantina/domain/provider-settings";
import type { FaultTexts } from "./fault-texts.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

/** Of every provider that knows the canteen by an id that it gave. */
export const assigned = "Habilitado";
export const assignedAt = "Desde";
export const associate = "Asociar";
export const associateAgain = "Volver a asociar";
export const showAssigned = "Ver el id asignado";
export const assignmentFaults = (missing: string): FaultTexts<AssignmentFaults> => ({
  assignedId: {
    ...textFaultTexts(missing, assignedIdLimit),
    WRONG_SIGN: "Debe tener letras, números, puntos, guiones o dos puntos",
  },
});

export const surcharge = "Recargo al cliente (%)";
export const surchargeFaults: FaultTexts<SurchargeFaults> = {
  userSurchargeFee: {
    MISSING: "Por favor ingrese un porcentaje",
    OUT_OF_RANGE: "Debe ser de 0 a 100, con hasta dos decimales",
  },
};
