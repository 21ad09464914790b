import { type BasisPoints, type Cents, type Result, accepted, basisPoints, refused } from "../kernel/index.ts";

/** Minor units. */
export const largestDiscountCap = 1_000_000_000;

type Asked = {
  /** Hundredths of a percent, as they came. */
  readonly hundredths: number;
  /** null: no cap. */
  readonly maxDiscount: Cents | null;
};
type Discount = { readonly rate: BasisPoints; readonly maxDiscount: Cents | null };

/** The server's rule: 0 to 100 percent, and a cap above 0. CLIENTS-11 */
export function checkDiscount({
  hundredths,
  maxDiscount,
}: Asked): Result<Discount, { readonly code: "INVALID_DISCOUNT" }> {
  const isCap = maxDiscount === null || (maxDiscount > 0 && maxDiscount <= largestDiscountCap);
  const isShare = Number.isInteger(hundredths) && hundredths >= 0 && hundredths <= 10_000;
  return isShare && isCap
    ? accepted({ rate: basisPoints(hundredths), maxDiscount })
    : refused({ code: "INVALID_DISCOUNT" });
}
