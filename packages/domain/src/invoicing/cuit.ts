const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Eleven digits of which the last one checks the others. INVOICE-02 */
export function isCuit(text: string): boolean {
  if (!/^\d{11}$/u.test(text)) return false;
  const sum = weights.reduce((before, weight, place) => before + weight * Number(text[place]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check !== 10 && check === Number(text[10]);
}
