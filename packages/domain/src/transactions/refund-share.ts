import { type Cents, addMoney, allocate, cents, multiplyMoney, subtractMoney, sumMoney } from "../kernel/index.ts";

/** A line of an order as it stands, after what was refunded of it before. */
export type RefundableLine = {
  /** By which the order knows it, from 1. */
  readonly line: number;
  readonly price: Cents;
  readonly quantity: number;
  /** Units that coupons paid. */
  readonly redeemed: number;
  /** Of all its units, after its discount. */
  readonly total: Cents;
};

export type RefundAsked = { readonly line: number; readonly quantity: number };

/** What some units of a line were sold for. */
export type RefundShare = {
  readonly line: number;
  readonly quantity: number;
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly total: Cents;
};

/** Units that can be refunded by themselves: what a coupon paid comes back with the whole order only. REFUND-01 */
export const refundableUnits = ({ quantity, redeemed }: Pick<RefundableLine, "quantity" | "redeemed">): number =>
  quantity - redeemed;

/** How many units these come to. */
export const unitsOf = (rows: readonly Pick<RefundAsked, "quantity">[]): number =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);

type ToRefund = { readonly lines: readonly RefundableLine[]; readonly asked: readonly Pick<RefundAsked, "quantity">[] };

/** Nothing is left to refund of it. REFUND-03 */
export const takesAll = ({ lines, asked }: ToRefund): boolean => unitsOf(asked) === unitsOf(lines);

/**
 * The share of its first units, by largest remainder: the odd cents go back first, so that it doesn't matter in how
 * many refunds a line is given back, or in which order. Of no more units than are refundable. REFUND-02
 */
export function refundShare(of: RefundableLine, quantity: number): RefundShare {
  const each = allocate(
    of.total,
    Array.from({ length: refundableUnits(of) }, () => 1),
  );
  const subtotal = multiplyMoney(of.price, quantity);
  const total = sumMoney(each.slice(0, quantity));
  return { line: of.line, quantity, subtotal, discount: subtractMoney(subtotal, total), total };
}

export type RefundSum = Pick<RefundShare, "subtotal" | "discount" | "total">;

export const sumShares = (shares: readonly RefundShare[]): RefundSum => {
  const none: RefundSum = { subtotal: cents(0), discount: cents(0), total: cents(0) };
  return shares.reduce<RefundSum>(
    (sum, share) => ({
      subtotal: addMoney(sum.subtotal, share.subtotal),
      discount: addMoney(sum.discount, share.discount),
      total: addMoney(sum.total, share.total),
    }),
    none,
  );
};
