/** The digits that were typed last end with a "*": "30*"; null: they don't. SALE-85 */
export const typedBefore = (text: string): string | null => /\d+\*$/u.exec(text)?.[0] ?? null;
