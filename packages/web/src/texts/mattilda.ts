import type { AssignedTexts } from "./assigned-provider.ts";
import { associateHint } from "./hosted-provider.ts";

export const unreadable = "No se pudo cargar cómo está Mattilda";

export const section: AssignedTexts = {
  assignedDetail: "Lo que Mattilda le paga a la cafetería se ve en Liquidaciones.",
  missing: "Falta el id de comercio",
  missingDetail: "Hasta que el administrador del sistema indique el id que dio Mattilda, no se ve ninguna liquidación.",
  assignedId: "Id de comercio",
  assignedIdMissing: "Por favor ingrese el id de comercio",
  associateHint: "Se ven las liquidaciones de ese comercio, también las anteriores.",
  associated: "Se asoció la cafetería con Mattilda.",
  surchargeHint: "Se suma a lo que carga el cliente. Queda guardado hasta que el servidor pueda cobrar con Mattilda.",
};

/** Where families can pay by it, and its payouts may be seen besides. */
export const paying: AssignedTexts = {
  ...section,
  assignedDetail:
    "Las familias pueden cargar saldo en la página de Mattilda. El dinero llega al comercio de la cafetería.",
  missingDetail: "Hasta que el administrador del sistema indique el id que dio Mattilda, nadie puede empezar un pago.",
  associateHint,
  surchargeHint: "Lo paga el cliente sobre lo que carga. Con Mattilda no hay otra comisión.",
};

export const noticeUrl = "Dirección para sus avisos";
