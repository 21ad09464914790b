import {
  type Fraction,
  type PaidPrices,
  type Quantity,
  fraction,
  largestEntry,
  nearestWhole,
} from "../inventory/index.ts";
import { type Cents, cents } from "../kernel/index.ts";

/** Of a unit, exact, in cents: what was paid on average or, where nobody told, what it costs. VARIANCE-05 */
export const unitPrice = (paid: PaidPrices | null, cost: Cents): Fraction => paid?.average ?? fraction(BigInt(cost));

/** Rounded once, half away from zero; null: more than can be typed as an amount. VARIANCE-05 */
export function worthOf(quantity: Quantity, { top, bottom }: Fraction): Cents | null {
  const worth = nearestWhole(BigInt(quantity) * top, 100n * bottom);
  return (worth < 0n ? -worth : worth) > BigInt(largestEntry) ? null : cents(Number(worth));
}
