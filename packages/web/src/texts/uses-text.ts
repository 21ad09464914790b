export const usesText = (uses: number): string => (uses === 1 ? "1 uso" : `${uses} usos`);
