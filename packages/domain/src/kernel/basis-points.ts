import { BrokenInvariant } from "./broken-invariant.ts";
import { type Cents, cents } from "./cents.ts";

/** A share from 0 to 100 percent in hundredths of a percent (0–10000). */
export type BasisPoints = number & { readonly "~brand": "BasisPoints" };

export function basisPoints(hundredthsOfPercent: number): BasisPoints {
  if (!Number.isInteger(hundredthsOfPercent) || hundredthsOfPercent < 0 || hundredthsOfPercent > 10_000)
    throw new BrokenInvariant(`${hundredthsOfPercent} is no share of 0 to 10000 basis points`);
  return hundredthsOfPercent as BasisPoints;
}

/** Clamps what a person typed (percent, at most 2 decimals kept) to 0–100 %. */
export function basisPointsFromPercent(percent: number): BasisPoints {
  const clamped = Math.min(100, Math.max(0, percent));
  return basisPoints(Math.round(clamped * 100));
}

export const percentFromBasisPoints = (share: BasisPoints): number => share / 100;

/** The share of an amount, rounded half away from zero, once. KERNEL-02 */
export function shareOf(amount: Cents, share: BasisPoints): Cents {
  // BigInt: amount × share may leave the range in which doubles are exact.
  const product = BigInt(amount) * BigInt(share);
  const half = product < 0n ? -5_000n : 5_000n;
  return cents(Number((product + half) / 10_000n));
}
