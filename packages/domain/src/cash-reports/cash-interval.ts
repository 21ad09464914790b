import type { PaymentMethod } from "../cafeteria/index.ts";
import { type Cents, addMoney, subtractMoney, sumMoney } from "../kernel/index.ts";
import type { OrderType } from "../orders/index.ts";
import type { CashMovementType } from "../cash-register/index.ts";

type Taking = Exclude<OrderType, "SUBSCRIPTION_CHARGE">;

/** One row of an interval: a movement of cash, or all takings of one kind by one payment method. */
export type IntervalItem = {
  readonly type: CashMovementType | Taking;
  readonly description: string;
  /** null: a movement of cash. */
  readonly paymentMethod: PaymentMethod | null;
  /** For a CLOSE, what was counted. */
  readonly amount: Cents;
  readonly returnAmount: Cents;
};

export type IntervalTotals = {
  /** IN movements and cash taken. */
  readonly accumulatedInflow: Cents;
  /** OUT movements and cash given back. */
  readonly accumulatedOutflow: Cents;
  /** Opening + inflow − outflow. CASH-05 */
  readonly expected: Cents;
};

/** Of all payment methods. */
export type TakingTotals = {
  readonly totalBalanceCharges: Cents;
  readonly totalBalanceChargesReturns: Cents;
  readonly totalOrderSales: Cents;
  readonly totalOrderReturns: Cents;
  readonly totalCouponSales: Cents;
  readonly totalCouponSaleReturns: Cents;
};

const isCashTaking = (item: IntervalItem): boolean => item.paymentMethod === "CASH";

const amountOf = (items: readonly IntervalItem[], type: IntervalItem["type"]): Cents =>
  sumMoney(items.filter((item) => item.type === type).map((item) => item.amount));

const returnsOf = (items: readonly IntervalItem[], type: Taking): Cents =>
  sumMoney(items.filter((item) => item.type === type).map((item) => item.returnAmount));

/** What the drawer did between its opening and now, or its close. CASH-10 */
export function intervalTotals(items: readonly IntervalItem[]): IntervalTotals {
  const cash = items.filter(isCashTaking);
  const accumulatedInflow = addMoney(amountOf(items, "IN"), sumMoney(cash.map((item) => item.amount)));
  const accumulatedOutflow = addMoney(amountOf(items, "OUT"), sumMoney(cash.map((item) => item.returnAmount)));
  const opening = amountOf(items, "OPEN");
  return {
    accumulatedInflow,
    accumulatedOutflow,
    expected: subtractMoney(addMoney(opening, accumulatedInflow), accumulatedOutflow),
  };
}

export const takingTotals = (items: readonly IntervalItem[]): TakingTotals => ({
  totalBalanceCharges: amountOf(items, "BALANCE_CHARGE"),
  totalBalanceChargesReturns: returnsOf(items, "BALANCE_CHARGE"),
  totalOrderSales: amountOf(items, "ORDER"),
  totalOrderReturns: returnsOf(items, "ORDER"),
  totalCouponSales: amountOf(items, "COUPON_BUY"),
  totalCouponSaleReturns: returnsOf(items, "COUPON_BUY"),
});

/** The items without what gives the drawer's content away. CASH-11 */
export const withoutCash = (items: readonly IntervalItem[]): readonly IntervalItem[] =>
  items.filter((item) => !isCashTaking(item));

const isTaking = ({ type }: IntervalItem): boolean =>
  type === "ORDER" || type === "BALANCE_CHARGE" || type === "COUPON_BUY";

/** The simplified version: movements as they are, then one row for each kind of taking, whatever it was paid with. CASH-12 */
export function simplifiedItems(items: readonly IntervalItem[]): readonly IntervalItem[] {
  const takings = items.filter(isTaking);
  const kinds = [...new Set(takings.map(({ type }) => type))];
  const merged = kinds.map((type): IntervalItem => {
    const same = takings.filter((item) => item.type === type);
    return {
      type,
      description: "",
      paymentMethod: null,
      amount: sumMoney(same.map(({ amount }) => amount)),
      returnAmount: sumMoney(same.map(({ returnAmount }) => returnAmount)),
    };
  });
  return [...items.filter((item) => !isTaking(item)), ...merged];
}
