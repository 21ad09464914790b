import type { Unit } from "./consumable.ts";
import { type Fraction, fraction } from "./fraction.ts";

/** What is weighed, and what is measured: so many of the smallest. Spoons and cups are of no fixed size. */
const sizes: Partial<Record<Unit, { readonly kind: "MASS" | "VOLUME"; readonly size: bigint }>> = {
  GRAM: { kind: "MASS", size: 1n },
  KILOGRAM: { kind: "MASS", size: 1_000n },
  MILLILITER: { kind: "VOLUME", size: 1n },
  LITER: { kind: "VOLUME", size: 1_000n },
};

/** Exact; null: the units are of two kinds, and nothing is known that leads from one to the other. UPLOAD-10 */
export function inUnit(amount: Fraction, from: Unit, to: Unit): Fraction | null {
  if (from === to) return amount;
  const [given, wanted] = [sizes[from], sizes[to]];
  if (given === undefined || wanted === undefined || given.kind !== wanted.kind) return null;
  return fraction(amount.top * given.size, amount.bottom * wanted.size);
}
