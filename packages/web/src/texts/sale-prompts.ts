/** Specification §4, what the server asks before it sells. */
export const sellAnyway = "¿Desea continuar con la venta?";

export const dailyLimit = "Límite de gasto diario superado";
export const dailyLimitLeft = (left: string): string => `El comensal excedió su límite diario. Le quedan ${left}.`;

export const dailyStock = "Límite de stock diario superado";
export const overStock = "Estos productos superan su límite diario:";
export const available = (count: number): string => `Disponibles: ${count}`;

export const balanceShort = "Saldo insuficiente";
export const missing = "Falta";
export const soldTo = (name: string, total: string): string => `${name} · Total ${total}`;
export const sellAllTheSame = "Vender igual";
export const payInCash = "Cobrar en efectivo";

export const priceChanged = "Cambió el precio";
export const sellAtNewTotal = "¿Desea vender al total nuevo?";
export const shownTotal = "Total mostrado";
export const newTotal = "Total nuevo";
