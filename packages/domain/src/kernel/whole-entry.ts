/** A whole number from `least` to `most`; null: the text is none. */
export function readWholeEntry(text: string, most: number, least = 1): number | null {
  const plain = text.trim();
  if (!/^\d{1,9}$/u.test(plain)) return null;
  const whole = Number(plain);
  return whole >= least && whole <= most ? whole : null;
}
