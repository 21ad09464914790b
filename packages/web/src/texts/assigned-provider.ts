import { type AssignmentFaults, type SurchargeFaults, assignedIdLimit } from "@cantina/domain/provider-settings";
import type { FaultTexts } from "./fault-texts.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

/** What one of them says of itself. */
export type AssignedTexts = {
  readonly assignedDetail: string;
  /** What is missing while nobody has given an id, and what that means. */
  readonly missing: string;
  readonly missingDetail: string;
  /** Its word for the id, and what is said where it is left out. */
  readonly assignedId: string;
  readonly assignedIdMissing: string;
  readonly associateHint: string;
  readonly associated: string;
  readonly surchargeHint: string;
};

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
