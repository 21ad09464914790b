import type { HostedTexts } from "./hosted-provider.ts";

export const unreadable = "No se pudo cargar cómo está Plexo";

export const section: HostedTexts = {
  assignedDetail:
    "Las familias pueden cargar saldo en la página de Plexo. El dinero llega al comercio de la cafetería.",
  missing: "Falta el id de comercio",
  missingDetail: "Hasta que el administrador del sistema indique el id que dio Plexo, nadie puede empezar un pago.",
  assignedId: "Id de comercio",
  assignedIdMissing: "Por favor ingrese el id de comercio",
  associated: "Se asoció la cafetería con Plexo.",
  surchargeHint: "Lo paga el cliente sobre lo que carga. Con Plexo no hay otra comisión.",
};
