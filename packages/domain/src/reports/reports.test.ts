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
    expect(historyBehind(filter, payment, today)).toEqual({
      ...asked,
      until: today,
      dateKind: "CANCELLATION_DATE",
      orderType: "ORDER",
      paymentMethod: "CASH",
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
