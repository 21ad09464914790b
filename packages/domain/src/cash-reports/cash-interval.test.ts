import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PaymentMethod, paymentMethods } from "../cafeteria/index.ts";
import { cents } from "../kernel/index.ts";
import { type IntervalItem, hidesCash, intervalTotals, simplifiedItems, takingTotals, withoutCash } from "./index.ts";

const item = (type: IntervalItem["type"], amount: number, more: Partial<IntervalItem> = {}): IntervalItem => ({
  type,
  description: "",
  paymentMethod: null,
  amount: cents(amount),
  returnAmount: cents(0),
  ...more,
});
const taking = (type: IntervalItem["type"], method: PaymentMethod, amount: number, returned = 0): IntervalItem =>
  item(type, amount, { paymentMethod: method, returnAmount: cents(returned) });

const money = fc.integer({ min: 0, max: 1_000_000_00 });
const items = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom("IN" as const, "OUT" as const), money).map(([type, amount]) => item(type, amount)),
    fc
      .tuple(
        fc.constantFrom("ORDER" as const, "BALANCE_CHARGE" as const, "COUPON_BUY" as const),
        fc.constantFrom(...paymentMethods),
        money,
        money,
      )
      .map(([type, method, amount, returned]) => taking(type, method, amount, returned)),
  ),
  { maxLength: 30 },
);

describe("an interval", () => {
  test("[CASH-10] expects opening + inflow − outflow, of cash alone", () => {
    const day = [
      item("OPEN", 10_000),
      item("IN", 500),
      item("OUT", 300),
      taking("ORDER", "CASH", 7_000, 1_000),
      taking("ORDER", "CARD", 9_999, 1_111),
      taking("BALANCE_CHARGE", "CASH", 2_000),
      taking("COUPON_BUY", "ACCOUNT_BALANCE", 4_000),
    ];
    expect(intervalTotals(day)).toEqual({ accumulatedInflow: 9_500, accumulatedOutflow: 1_300, expected: 18_200 });
    expect(takingTotals(day)).toEqual({
      totalBalanceCharges: 2_000,
      totalBalanceChargesReturns: 0,
      totalOrderSales: 16_999,
      totalOrderReturns: 2_111,
      totalCouponSales: 4_000,
      totalCouponSaleReturns: 0,
    });
  });

  test("[CASH-10] adds up to the drawer, whatever happened in it", () => {
    fc.assert(
      fc.property(money, items, (opening, list) => {
        const drawer = list.reduce((sum, { type, paymentMethod, amount, returnAmount }) => {
          if (paymentMethod === null) return sum + (type === "IN" ? amount : -amount);
          return paymentMethod === "CASH" ? sum + amount - returnAmount : sum;
        }, opening);
        expect(intervalTotals([item("OPEN", opening), ...list]).expected).toBe(drawer);
      }),
    );
  });

  test("[CASH-12] in its simplified version has one row for each kind and the same totals", () => {
    fc.assert(
      fc.property(items, (list) => {
        const simple = simplifiedItems(list);
        expect(takingTotals(simple)).toEqual(takingTotals(list));
        const takings = simple.filter(({ type }) => type !== "IN" && type !== "OUT");
        expect(new Set(takings.map(({ type }) => type)).size).toBe(takings.length);
        expect(simple.length - takings.length).toBe(list.filter(({ paymentMethod }) => paymentMethod === null).length);
      }),
    );
  });

  test("[CASH-11] hides its cash only while it is open, and only from who will count it", () => {
    const employee = { isAdministrator: false, isBlindClose: true };
    expect(hidesCash({ isOpen: true, isOwn: true }, employee)).toBe(true);
    expect(hidesCash({ isOpen: false, isOwn: true }, employee)).toBe(false);
    expect(hidesCash({ isOpen: true, isOwn: false }, employee)).toBe(false);
    expect(hidesCash({ isOpen: true, isOwn: true }, { ...employee, isAdministrator: true })).toBe(false);
    expect(hidesCash({ isOpen: true, isOwn: true }, { ...employee, isBlindClose: false })).toBe(false);
    const shown = withoutCash([item("OPEN", 5), taking("ORDER", "CASH", 7), taking("ORDER", "CARD", 9)]);
    expect(shown.map(({ amount }) => amount)).toEqual([5, 9]);
  });
});
