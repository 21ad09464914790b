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
  const product = amount * share + (amount < 0 ? -5_000 : 5_000);
  if (Number.isSafeInteger(product)) return cents((product - (product % 10_000)) / 10_000);
  const exact = BigInt(amount) * BigInt(share) + (amount < 0 ? -5_000n : 5_000n);
  return cents(Number(exact / 10_000n));
}
