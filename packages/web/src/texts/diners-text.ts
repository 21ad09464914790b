export const dinersText = (count: number): string => (count === 1 ? "1 comensal" : `${count} comensales`);

/** Within a sentence. */
export const dinersOrNone = (count: number): string => (count === 0 ? "ningún comensal" : dinersText(count));
