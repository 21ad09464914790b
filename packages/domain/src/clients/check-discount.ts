import { type BasisPoints, type Cents, type Result, accepted, basisPoints, refused } from "../kernel/index.ts";

/** Minor units. */
const largestDiscountCap = 1_000_000_000;

/** A whole amount above 0. CLIENTS-11 */
export const isDiscountCap = (amount: number): boolean =>
  amount > 0 && amount <= largestDiscountCap && amount % 100 === 0;

type Asked = {
  /** Hundredths of a percent, as they came. */
  readonly hundredths: number;
  /** null: no cap. */
  readonly maxDiscount: Cents | null;
};
type Discount = { readonly rate: BasisPoints; readonly maxDiscount: Cents | null };

/** The server's rule: 0 to 100 percent, and no cap or one as the form has it. CLIENTS-11 */
export function checkDiscount({
  hundredths,
  maxDiscount,
}: Asked): Result<Discount, { readonly code: "INVALID_DISCOUNT" }> {
  const isCap = maxDiscount === null || isDiscountCap(maxDiscount);
  const isShare = Number.isInteger(hundredths) && hundredths >= 0 && hundredths <= 10_000;
  return isShare && isCap
    ? accepted({ rate: basisPoints(hundredths), maxDiscount })
    : refused({ code: "INVALID_DISCOUNT" });
}
