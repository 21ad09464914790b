export const restock = "Reponer";
export const restockOf = (name: string): string => `Reponer ${name}`;
