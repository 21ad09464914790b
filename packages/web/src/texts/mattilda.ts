export const assignedDetail = "Lo que Mattilda le paga a la cafetería se ve en Liquidaciones.";
export const missing = "Falta el id de comercio";
export const missingDetail =
  "Hasta que el administrador del sistema indique el id que dio Mattilda, no se ve ninguna liquidación.";
export const unreadable = "No se pudo cargar cómo está Mattilda";

export const merchantId = "Id de comercio";
export const merchantIdMissing = "Por favor ingrese el id de comercio";

export const associateHint = "Se ven las liquidaciones de ese comercio, también las anteriores.";
export const associated = "Se asoció la cafetería con Mattilda.";

export const surchargeHint =
  "Se suma a lo que carga el cliente. Queda guardado; todavía no se puede cargar saldo con Mattilda.";
