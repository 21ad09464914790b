export const unitsOf = (name: string, quantity: number): string => `${name}: ${quantity}`;
export const ofDiner = (name: string): string => `Comensal: ${name}`;
export const paidBy = (method: string): string => `Método de pago: ${method}`;
export const totalIs = (amount: string): string => `Total: ${amount}`;
