export const dinersText = (count: number): string => (count === 1 ? "1 comensal" : `${count} comensales`);
