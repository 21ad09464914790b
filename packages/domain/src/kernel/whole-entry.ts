/** A whole number from 1 to `most`; null: the text is none. */
export function readWholeEntry(text: string, most: number): number | null {
  const plain = text.trim();
  if (!/^\d{1,9}$/u.test(plain)) return null;
  const whole = Number(plain);
  return whole >= 1 && whole <= most ? whole : null;
}
