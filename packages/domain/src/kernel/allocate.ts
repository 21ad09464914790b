import { BrokenInvariant } from "./broken-invariant.ts";
import { type Cents, cents } from "./cents.ts";
import { nthLargest } from "./nth-largest.ts";

function allocateExactly(amount: number, weights: readonly number[], whole: number): number[] {
  const total = BigInt(whole);
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, part: Number(exact / total), remainder: exact % total };
  });
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  const left = amount - shares.reduce((sum, share) => sum + share.part, 0);
  for (const share of byRemainder.slice(0, left)) share.part += 1;
  return shares.map((share) => share.part);
}

/** The same in doubles; exact while amount × weight and whole × count are safe integers. */
function allocateFast(amount: number, weights: readonly number[], whole: number): number[] {
  const count = weights.length;
  const parts: number[] = [];
  // Remainder and position in one number: later parts rank lower, and no two are equal.
  const ranks = new Float64Array(count);
  let left = amount;
  let index = 0;
  for (const weight of weights) {
    const exact = amount * weight;
    // The quotient may have been rounded up to a whole number; its product can't be.
    const quotient = Math.floor(exact / whole);
    const part = quotient * whole > exact ? quotient - 1 : quotient;
    ranks[index] = (exact - part * whole) * count + (count - 1 - index);
    parts.push(part);
    left -= part;
    index += 1;
  }
  if (left === 0) return parts;
  const lowestServed = nthLargest(ranks, left);
  return parts.map((part, position) => ((ranks[position] ?? 0) >= lowestServed ? part + 1 : part));
}

/**
 * Splits an amount ≥ 0 over whole weights ≥ 0 by largest remainder: the parts
 * always add up to the amount, and ties go to the earlier part. With no weight
 * at all every part is 0 and the amount must be 0. KERNEL-03
 */
export function allocate(amount: Cents, weights: readonly number[]): readonly Cents[] {
  let whole = 0;
  let heaviest = 0;
  for (const weight of weights) {
    if (!(weight >= 0)) throw new BrokenInvariant(`${weight} is no weight`);
    whole += weight;
    if (weight > heaviest) heaviest = weight;
  }
  if (!Number.isSafeInteger(whole) || amount < 0)
    throw new BrokenInvariant(`${amount} cannot be split over weights of ${whole}`);
  if (whole === 0 && amount !== 0) throw new BrokenInvariant("an amount cannot be split over nothing");
  if (amount === 0) return weights.map(() => cents(0));
  const isSafe = Number.isSafeInteger(amount * heaviest) && Number.isSafeInteger(whole * weights.length);
  return (isSafe ? allocateFast : allocateExactly)(amount, weights, whole).map(cents);
}
