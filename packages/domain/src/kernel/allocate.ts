import { BrokenInvariant } from "./broken-invariant.ts";
import { type Cents, cents } from "./cents.ts";

/**
 * Splits an amount ≥ 0 over weights ≥ 0 by largest remainder: the parts always
 * add up to the amount, and ties go to the earlier part. With no weight at all
 * every part is 0 and the amount must be 0. KERNEL-03
 */
export function allocate(amount: Cents, weights: readonly number[]): readonly Cents[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) {
    if (amount !== 0) throw new BrokenInvariant("an amount cannot be split over nothing");
    return weights.map(() => cents(0));
  }
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, part: Number(exact / whole), remainder: exact % whole };
  });
  let left = amount - shares.reduce((sum, share) => sum + share.part, 0);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of byRemainder) {
    if (left === 0) break;
    share.part += 1;
    left -= 1;
  }
  return shares.map((share) => cents(share.part));
}
