export const paysWith = "Paga con";
export const likelyAmounts = "Importes probables";
export const exact = "Justo";
export const change = (amount: string): string => `Cambio: ${amount}`;
export const short = (amount: string): string => `Faltan ${amount}`;
