import { type Cents, cents, sumMoney } from "@cantina/domain/kernel";
import { type RefundableLine, refundShare, refundableUnits } from "@cantina/domain/transactions";
import type { RefundBody } from "./till.ts";

type ToldItem = {
  readonly line: number;
  readonly price: number;
  readonly quantity: number;
  readonly total: number;
  readonly exchangedCoupons: readonly { readonly quantity: number }[];
};
/** An order as an answer tells it; of anything else there are no lines. */
export type ToldOrder = { readonly orderItems?: readonly ToldItem[] };

/** Money has two decimals on the wire. */
const minor = (amount: number): Cents => cents(Math.round(amount * 100));

/** The lines of an order of which units can go back. */
export const refundableOf = ({ orderItems = [] }: ToldOrder): readonly RefundableLine[] =>
  orderItems
    .map(({ line, price, quantity, total, exchangedCoupons }) => ({
      line,
      price: minor(price),
      quantity,
      redeemed: exchangedCoupons.reduce((sum, { quantity: uses }) => sum + uses, 0),
      total: minor(total),
    }))
    .filter((line) => refundableUnits(line) > 0);

/** Of each of these lines so many of its units that can go back. */
export function refundBody(lines: readonly RefundableLine[], choose: (most: number) => number): RefundBody {
  const shares = lines.map((line) => refundShare(line, choose(refundableUnits(line))));
  return {
    lines: shares.map(({ line, quantity }) => ({ line, quantity })),
    amount: sumMoney(shares.map(({ total }) => total)) / 100,
    reason: "CLIENT_REQUESTED",
    comment: "",
  };
}
