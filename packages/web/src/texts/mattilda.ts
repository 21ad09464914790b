import type { AssignedTexts } from "./assigned-provider.ts";

export const unreadable = "No se pudo cargar cómo está Mattilda";

export const section: AssignedTexts = {
  assignedDetail: "Lo que Mattilda le paga a la cafetería se ve en Liquidaciones.",
  missing: "Falta el id de comercio",
  missingDetail: "Hasta que el administrador del sistema indique el id que dio Mattilda, no se ve ninguna liquidación.",
  assignedId: "Id de comercio",
  assignedIdMissing: "Por favor ingrese el id de comercio",
  associateHint: "Se ven las liquidaciones de ese comercio, también las anteriores.",
  associated: "Se asoció la cafetería con Mattilda.",
  surchargeHint: "Se suma a lo que carga el cliente. Queda guardado; todavía no se puede cargar saldo con Mattilda.",
};
