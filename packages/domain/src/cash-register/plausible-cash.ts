import { type Cents, cents } from "../kernel/index.ts";

/** Where nothing was moved yet: 2 million. */
const capWithoutHistory = cents(200_000_000);
/** Nobody is asked about less: 100,000. */
const leastCap = 10_000_000;
const times = 3;

const steps = [1, 2, 5, 10];

/** 1, 2 or 5 with zeros, so that the cap tells nobody what exactly another one counted. */
function roundedUp(amount: number): number {
  const unit = 10 ** Math.floor(Math.log10(amount));
  return unit * (steps.find((step) => step * unit >= amount) ?? 10);
}

/** Beyond which an amount of cash is asked about once more: three times the largest of late. CASH-20 */
export const plausibleCap = (largestOfLate: Cents | null): Cents =>
  largestOfLate === null ? capWithoutHistory : cents(roundedUp(Math.max(leastCap, largestOfLate * times)));

/** The cafeteria's own, where an administrator set one. CASH-17 CASH-20 */
export const capOf = (own: Cents | null, largestOfLate: Cents | null): Cents => own ?? plausibleCap(largestOfLate);
