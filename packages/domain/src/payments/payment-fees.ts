import { type BasisPoints, type Cents, type Result, accepted, addMoney, refused, shareOf } from "../kernel/index.ts";

/** Of a base: what the buyer pays on top, and what is asked of the provider for us. */
export type FeeShares = { readonly userSurchargeFee: BasisPoints; readonly marketFee: BasisPoints };

export type PaymentFees = {
  /** By which the account grows. */
  readonly base: Cents;
  readonly surcharge: Cents;
  /** What the buyer pays. */
  readonly total: Cents;
  readonly commission: Cents;
};

/** PAY-01 */
export function paymentFees(base: Cents, { userSurchargeFee, marketFee }: FeeShares): PaymentFees {
  const surcharge = shareOf(base, userSurchargeFee);
  return { base, surcharge, total: addMoney(base, surcharge), commission: shareOf(base, marketFee) };
}

/** The buyer's part is a part of ours. PAY-01 */
export const checkFeeShares = <Shares extends FeeShares>(
  shares: Shares,
): Result<Shares, { readonly code: "SURCHARGE_ABOVE_FEE" }> =>
  shares.userSurchargeFee <= shares.marketFee ? accepted(shares) : refused({ code: "SURCHARGE_ABOVE_FEE" });
