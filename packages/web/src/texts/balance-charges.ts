export const charge = "Recargar";
export const registerClosed = "La caja está cerrada. Ábrala para poder recargar saldo.";
export const amount = "Monto a incrementar";
