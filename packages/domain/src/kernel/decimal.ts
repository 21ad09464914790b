import { type Cents, cents } from "./cents.ts";
import { type Result, accepted, refused } from "./result.ts";

export type DecimalFailure = { readonly code: "NOT_MONEY" };

/**
 * A wire decimal (JSON number, at most 2 decimals) as minor units. More than 2
 * decimals is refused, never rounded. KERNEL-04
 */
export function centsFromDecimal(decimal: number): Result<Cents, DecimalFailure> {
  const minorUnits = Math.round(decimal * 100);
  // Comparing the shortest decimal text is exact where arithmetic on doubles is not.
  if (!Number.isSafeInteger(minorUnits) || Number((minorUnits / 100).toFixed(2)) !== decimal)
    return refused({ code: "NOT_MONEY" });
  return accepted(cents(minorUnits));
}

/** Minor units as the number that the wire carries. */
export const decimalFromCents = (amount: Cents): number => Number((amount / 100).toFixed(2));
