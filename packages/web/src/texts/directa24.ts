import type { HostedTexts } from "./hosted-provider.ts";

export const unreadable = "No se pudo cargar cómo está Directa24";

export const section: HostedTexts = {
  assignedDetail:
    "Las familias pueden cargar saldo en la página de Directa24. El dinero llega al subcomercio de la cafetería.",
  missing: "Falta el id de subcomercio",
  missingDetail: "Hasta que el administrador del sistema indique el id que dio Directa24, nadie puede empezar un pago.",
  assignedId: "Id de subcomercio",
  assignedIdMissing: "Por favor ingrese el id de subcomercio",
  associated: "Se asoció la cafetería con Directa24.",
  surchargeHint: "Lo paga el cliente sobre lo que carga. Con Directa24 no hay otra comisión.",
};
