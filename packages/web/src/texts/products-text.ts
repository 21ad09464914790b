export const productsText = (count: number): string => (count === 1 ? "1 producto" : `${count} productos`);
