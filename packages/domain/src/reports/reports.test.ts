import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Cents, type LocalDate, cents, id, loadTemporal, localDate } from "../kernel/index.ts";
import {
  type CommensalRow,
  type PaymentRow,
  type ProductRow,
  type ReportFilter,
  amountSum,
  costOfRow,
  differenceFromLedger,
  discountedSums,
  historyBehind,
  historyBehindAll,
  largestRows,
  moreBars,
  mostBars,
  productSums,
  rowKey,
} from "./index.ts";

const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents);
const product = (more: Partial<ProductRow> = {}): ProductRow => ({
  type: "PRODUCT",
  productId: id<"product">("00000000-0000-4000-8000-000000000001"),
  productVersion: 2,
  name: "Tostado",
  isDeleted: false,
  isReturn: false,
  items: [],
  price: cents(500),
  quantity: 3,
  exchangedCouponsCount: 1,
  avgItemCost: cents(200),
  amount: cents(1_000),
  discount: cents(100),
  ...more,
});
const commensal: CommensalRow = {
  commensalId: null,
  commensal: null,
  isReturn: false,
  count: 1,
  amount: cents(900),
  discountApplied: cents(100),
};
const payment: PaymentRow = { paymentMethod: "CASH", isReturn: true, count: -1, amount: cents(-900) };

describe("what rows come to", () => {
  test("[REPORT-02] [REPORT-03] amounts less discounts by product are what was paid by commensal and method", () => {
    const sold = fc.array(fc.record({ amount: amounts, discount: amounts }));
    fc.assert(
      fc.property(sold, (rows) => {
        const paid = rows.map(({ amount, discount }) => cents(amount - discount));
        const { total, totalDiscountAmount } = productSums(rows);
        const others = rows.map(({ discount }, index) => ({
          amount: paid[index] ?? cents(0),
          discountApplied: discount,
        }));
        expect(discountedSums(others)).toEqual({ total, totalDiscountAmount });
        expect(amountSum(others)).toBe(total);
        expect(differenceFromLedger({ total, ledgerTotal: amountSum(others) })).toBe(0);
        expect(differenceFromLedger({ total: cents(total + 1), ledgerTotal: total })).toBe(1);
      }),
    );
  });

  test("[REPORT-03] a row's units cost what its version costs each, unless nobody told", () => {
    const cost = (avgItemCost: Cents | null, quantity: number) => costOfRow({ avgItemCost, quantity });
    expect([cost(cents(200), -3), cost(cents(0), 3), cost(null, 3)]).toEqual([-600, 0, null]);
  });
});

describe("the rows that are drawn", () => {
  const rowsOf = (...told: readonly number[]) => told.map((amount, row) => ({ row, amount: cents(amount) }));

  test("[REPORT-09] bars and lines come to the total to the cent, percents to 100, and nothing that is drawn is smaller than what isn't", () => {
    const told = fc.array(fc.oneof(fc.constant(cents(0)), fc.integer({ min: -5, max: 5 }).map(cents), amounts), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(told, fc.constantFrom(mostBars, mostBars + moreBars, 12), (all, most) => {
        const rows = all.map((amount, row) => ({ row, amount }));
        const { bars, others, givenBack } = largestRows(rows, most);
        const lines = [others, givenBack].filter((one) => one !== null);
        expect(amountSum([...bars, ...lines])).toBe(amountSum(rows));
        const above = rows.filter(({ amount }) => amount > 0);
        const below = rows.filter(({ amount }) => amount < 0);
        expect(bars.length + (others?.count ?? 0)).toBe(above.length);
        expect([givenBack?.count ?? 0, givenBack?.amount ?? 0]).toEqual([below.length, amountSum(below)]);
        expect(bars.length).toBeLessThanOrEqual(most);
        expect(others === null || (bars.length === most - 1 && others.count > 1)).toBe(true);
        const drawn = new Set(bars.map(({ row }) => row));
        const least = Math.min(...bars.map(({ amount }) => amount));
        for (const { row, amount } of above) if (!drawn.has(row)) expect(amount).toBeLessThanOrEqual(least);
        for (const [index, { amount, length }] of bars.entries()) {
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(bars[index - 1]?.length ?? 1);
          expect(length * (bars[0]?.amount ?? 0)).toBeCloseTo(amount, 3);
        }
        const percents = [...bars, ...(others === null ? [] : [others])].map(({ percent }) => percent);
        expect(percents.reduce((sum, one) => sum + one, 0)).toBe(above.length === 0 ? 0 : 100);
      }),
    );
  });

  test("[REPORT-09] eight are eight bars, nine are seven and the others, and what was given back has no length", () => {
    const { bars, others, givenBack } = largestRows(rowsOf(100, 300, -200, 0));
    expect(bars).toEqual([
      { row: 1, amount: 300, length: 1, percent: 75 },
      { row: 0, amount: 100, length: 1 / 3, percent: 25 },
    ]);
    expect([others, givenBack]).toEqual([null, { count: 1, amount: -200 }]);
    const told = Array.from({ length: 9 }, (_, row) => 10 + row);
    expect(largestRows(rowsOf(...told.slice(1))).bars).toHaveLength(8);
    const nine = largestRows(rowsOf(...told));
    expect([nine.bars.length, nine.others]).toEqual([7, { count: 2, amount: 21, percent: 17 }]);
    expect([mostBars, moreBars]).toEqual([8, 25]);
    expect(largestRows(rowsOf(0, -5))).toEqual({ bars: [], others: null, givenBack: { count: 1, amount: -5 } });
  });
});

describe("what is behind a row", () => {
  let filter: ReportFilter;
  let today: LocalDate;
  let asked: Omit<ReportFilter, "dateFilterType">;
  beforeAll(async () => {
    await loadTemporal();
    asked = { from: localDate("2026-11-01"), until: localDate("2026-12-01"), originMedium: "WEB" };
    filter = { ...asked, dateFilterType: "PICKUP_DATE" };
    today = localDate("2026-11-24");
  });

  test("[REPORT-04] is found by the date that it counts by, with the filter that it was reported by", () => {
    const { productId, productVersion, price: unitPrice } = product();
    expect(historyBehind(filter, product(), today)).toEqual({
      ...asked,
      asSold: true,
      dateKind: "PICKUP_DATE",
      orderType: "ORDER",
      productId,
      productVersion,
      unitPrice,
    });
    const standing = historyBehind({ ...filter, isWithoutReverted: true }, commensal, today);
    expect(standing).toMatchObject({ withoutReverted: true });
    expect(standing).not.toHaveProperty("asSold");
    expect(
      historyBehind({ ...filter, paymentMethod: "CASH" }, { ...payment, paymentMethod: "CARD" }, today),
    ).toBeNull();
    expect(historyBehind(filter, payment, today)).toEqual({
      ...asked,
      until: today,
      dateKind: "CANCELLATION_DATE",
      orderType: "ORDER",
      paymentMethod: "CASH",
    });
  });

  test("[REPORT-04] of all rows is what came in or what was given back, with what else is told of it", () => {
    const whole = { orderType: "ORDER", isReturn: false } as const;
    const sold = { ...asked, asSold: true, dateKind: "PICKUP_DATE", orderType: "ORDER" };
    expect(historyBehindAll(filter, whole, today)).toEqual(sold);
    expect(historyBehindAll(filter, { ...whole, told: "UNITS" }, today)).toEqual({ ...sold, withUnits: true });
    const back = historyBehindAll(filter, { orderType: "BALANCE_CHARGE", isReturn: true, told: "DISCOUNTS" }, today);
    expect(back).toEqual({
      ...asked,
      until: today,
      dateKind: "CANCELLATION_DATE",
      orderType: "BALANCE_CHARGE",
      withDiscount: true,
    });
  });

  test("[REPORT-04] of what has no product goes by its name, of nobody known says so, and of a top-up by its client", () => {
    const generic = product({ type: "GENERIC", productId: null, productVersion: null });
    expect(historyBehind(filter, generic, today)).toMatchObject({ genericName: "Tostado", unitPrice: 500 });
    expect(historyBehind(filter, commensal, today)).toMatchObject({ withoutCommensal: true });
    const charge = {
      ...payment,
      profileId: id<"profile">("00000000-0000-4000-8000-000000000009"),
      client: { name: "Ana", isDeleted: false },
    };
    expect(historyBehind(filter, charge, today)).toMatchObject({
      orderType: "BALANCE_CHARGE",
      buyerId: charge.profileId,
      paymentMethod: "CASH",
    });
  });

  test("[REPORT-03] each row of a report has a key of its own", () => {
    const rows = [
      product(),
      product({ isReturn: true }),
      product({ price: cents(400) }),
      product({ productVersion: 3 }),
      product({ productId: null, productVersion: null, name: "Vianda" }),
      commensal,
      payment,
    ];
    expect(new Set(rows.map(rowKey)).size).toBe(rows.length);
  });
});
