import { type Fraction, type Quantity, quantity } from "../inventory/index.ts";
import { BrokenInvariant } from "../kernel/index.ts";

/** Whole hundredths from 0 whose exact parts add up to about `total`; they add up to it. PRODUCTION-12 */
export function shownParts(total: Quantity, exact: readonly Fraction[]): readonly Quantity[] {
  const parts = exact.map(({ top, bottom }) => Number(top / bottom));
  const rest = total - parts.reduce((sum, part) => sum + part, 0);
  if (rest < 0 || rest > parts.length) throw new BrokenInvariant("the parts of a figure add up to it");
  const byRemainder = exact
    .map(({ top, bottom }, index) => ({ index, remainder: Number(((top % bottom) * 1_000_000n) / bottom) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index);
  const raised = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return parts.map((part, index) => quantity(part + (raised.has(index) ? 1 : 0)));
}
