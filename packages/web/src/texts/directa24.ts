export const assignedDetail =
  "Las familias pueden cargar saldo en la página de Directa24. El dinero llega al subcomercio de la cafetería.";
export const missing = "Falta el id de subcomercio";
export const missingDetail =
  "Hasta que el administrador del sistema indique el id que dio Directa24, nadie puede empezar un pago.";
export const unreadable = "No se pudo cargar cómo está Directa24";

export const subMerchantId = "Id de subcomercio";
export const subMerchantIdMissing = "Por favor ingrese el id de subcomercio";
export const mode = "Modo";
export const live = "Real";
export const test = "De prueba: no se cobra dinero";

export const associateHint = "Los pagos que ya empezaron terminan con el id anterior.";
export const associated = "Se asoció la cafetería con Directa24.";

export const surchargeHint = "Lo paga el cliente sobre lo que carga. Con Directa24 no hay otra comisión.";
