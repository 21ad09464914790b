import { BrokenInvariant } from "../kernel/index.ts";
import { type Quantity, largestEntry, quantity } from "./quantity.ts";

/** An exact number in lowest terms, so that equal ones look the same; its bottom is above 0. INVENTORY-18 */
export type Fraction = { readonly top: bigint; readonly bottom: bigint };

/** The greatest that divides both, of whole numbers from 0. */
export function divisorOf(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** The nearest whole number, half away from zero; the bottom is above 0. */
export const nearestWhole = (top: bigint, bottom: bigint): bigint =>
  (2n * top + (top < 0n ? -bottom : bottom)) / (2n * bottom);

export function fraction(top: bigint, bottom = 1n): Fraction {
  if (bottom <= 0n) throw new BrokenInvariant(`nothing is divided by ${bottom}`);
  if (bottom === 1n) return { top, bottom };
  const divisor = divisorOf(bottom, top < 0n ? -top : top);
  return { top: top / divisor, bottom: bottom / divisor };
}

export const nothing: Fraction = fraction(0n);

export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  a.bottom === b.bottom
    ? fraction(a.top + b.top, a.bottom)
    : fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

export const subtractFractions = (a: Fraction, b: Fraction): Fraction =>
  addFractions(a, { top: -b.top, bottom: b.bottom });

export const multiplyFractions = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom);

/** By one above 0. */
export const divideFractions = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom, a.bottom * b.top);

export const isMore = (a: Fraction, b: Fraction): boolean => a.top * b.bottom > b.top * a.bottom;

/** In hundredths of a unit, as quantities are. */
export const exactly = (known: Quantity): Fraction => fraction(BigInt(known));

/** Whole hundredths, rounded half away from zero; null: more than can be typed. INVENTORY-18 */
export function roundedQuantity({ top, bottom }: Fraction): Quantity | null {
  const hundredths = nearestWhole(top, bottom);
  const size = hundredths < 0n ? -hundredths : hundredths;
  return size > BigInt(largestEntry) ? null : quantity(Number(hundredths));
}
