export const split = "Dividir el pago";
export const unsplit = "No dividir";
export const parts = "Cuánto se paga con cada forma";
export const restWith = (method: string): string => `Resto con ${method}`;
export const restIs = (method: string, amount: string): string => `Resto con ${method}: ${amount}`;
export const noRest = "Las partes ya suman el total";
export const tooMuch = (amount: string): string => `Las partes superan el total por ${amount}`;
export const restInCash = (amount: string): string => `Pagar el resto en efectivo: ${amount}`;
