import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type StockChange,
  checkActivation,
  checkMovement,
  checkStockReport,
  decideStockChange,
  mostUnits,
  newMovementEntry,
  stockChangeTypes,
  stockLevelOf,
  stockTotals,
  unitsOnShelf,
} from "./index.ts";
import { id, loadTemporal, localDate } from "../kernel/index.ts";

const product = (currentStock: number | null) => ({ type: "PRODUCT" as const, currentStock });
const anyChange: fc.Arbitrary<StockChange> = fc.record({
  type: fc.constantFrom(...stockChangeTypes),
  amount: fc.integer({ min: 1, max: 12 }),
});

describe("the records of a product", () => {
  it("[STOCK-01] add up to its stock, which is never below 0, whatever was asked for and refused", () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
        let [stock, sum] = [null as number | null, 0];
        for (const change of changes) {
          const decided = decideStockChange(product(stock), change);
          if (!decided.ok) continue;
          sum += decided.value.units;
          stock = decided.value.stock;
          expect(sum).toBe(stock ?? 0);
          expect(sum).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("[STOCK-02] take no more out than there is, and never grow beyond what can be counted", () => {
    expect(decideStockChange(product(3), { type: "EGRESO", amount: 3 })).toEqual({
      ok: true,
      value: { type: "OUT", units: -3, stock: 0 },
    });
    const beyond = decideStockChange(product(3), { type: "EGRESO", amount: 4 });
    expect(beyond).toEqual({ ok: false, failure: { code: "STOCK_EXCEEDED", data: { available: 3 } } });
    const huge = decideStockChange(product(mostUnits), { type: "INGRESO", amount: 1 });
    expect(huge).toMatchObject({ failure: { code: "STOCK_TOO_HIGH" } });
  });

  it.each([
    ["INITIALIZE_STOCK", 0, "STOCK_ALREADY_ACTIVE"],
    ["CLEAR_STOCK", null, "STOCK_NOT_ACTIVE"],
    ["INGRESO", null, "STOCK_NOT_ACTIVE"],
    ["EGRESO", null, "STOCK_NOT_ACTIVE"],
  ] as const)("[STOCK-03] %s of a stock of %s is refused", (type, stock, code) => {
    expect(decideStockChange(product(stock), { type, amount: 1 })).toEqual({ ok: false, failure: { code } });
  });

  it("[STOCK-03] begin with what is told, from 0 on, and end with nothing", () => {
    const begun = decideStockChange(product(null), { type: "INITIALIZE_STOCK", amount: 0 });
    expect(begun).toEqual({ ok: true, value: { type: "INITIALIZE_STOCK", units: 0, stock: 0 } });
    for (const [stock, units] of [
      [7, -7],
      [0, 0],
    ] as const) {
      const ended = decideStockChange(product(stock), { type: "CLEAR_STOCK", amount: 0 });
      expect(ended).toEqual({ ok: true, value: { type: "CLEAR_STOCK", units, stock: null } });
    }
  });

  it.each(["PROMOTION", "CALENDAR"] as const)("[STOCK-04] a %s has none", (type) => {
    for (const change of stockChangeTypes)
      expect(decideStockChange({ type, currentStock: 4 }, { type: change, amount: 1 })).toEqual({
        ok: false,
        failure: { code: "WRONG_PRODUCT" },
      });
  });
});

describe("what was typed", () => {
  const entry = { ...newMovementEntry("EGRESO"), amount: "4", description: " Se rompieron " };

  it("[STOCK-02] a movement needs whole units from 1 on, no more than there are, and a description", () => {
    expect(checkMovement(entry, 4)).toEqual({
      ok: true,
      value: { type: "EGRESO", amount: 4, description: "Se rompieron" },
    });
    expect(checkMovement(entry, 3)).toEqual({ ok: false, failure: { amount: "EXCEEDED" } });
    expect(checkMovement({ ...entry, type: "INGRESO" }, 3)).toMatchObject({ ok: true });
    for (const amount of ["", "0", "-1", "1,5", "1e3", "dos"])
      expect(checkMovement({ type: "INGRESO", amount, description: " " }, 9)).toEqual({
        ok: false,
        failure: { amount: "NOT_WHOLE", description: "MISSING" },
      });
    const long = checkMovement({ ...entry, description: "x".repeat(251) }, 9);
    expect(long).toEqual({ ok: false, failure: { description: "TOO_LONG" } });
  });

  it("[STOCK-03] activating needs a product and units from 0 on", () => {
    const productId = id<"product">("1f0c4a52-7d39-4f26-8a29-1d3c5f7a9b11");
    expect(checkActivation({ productId, amount: "0" })).toEqual({ ok: true, value: { productId, amount: 0 } });
    expect(checkActivation({ productId: null, amount: "-1" })).toEqual({
      ok: false,
      failure: { productId: "MISSING", amount: "NOT_WHOLE" },
    });
  });
});

it("[STOCK-05] what is available and what is reserved stands on the shelf", () => {
  expect(unitsOnShelf({ currentStock: 4, reservedStock: 2, reservedLater: 3 })).toBe(9);
});

it("[STOCK-06] five units are few, and none is sold out", () => {
  expect([6, 5, 1, 0].map(stockLevelOf)).toEqual(["ENOUGH", "LOW", "LOW", "SOLD_OUT"]);
});

describe("a report", () => {
  const [today, productId] = ["2026-11-24", id<"product">("1f0c4a52-7d39-4f26-8a29-1d3c5f7a9b11")];
  const check = (from: string | null, until: string | null, product: typeof productId | null = productId) =>
    checkStockReport(
      {
        productId: product,
        from: from === null ? null : localDate(from),
        until: until === null ? null : localDate(until),
      },
      localDate(today),
    );
  beforeAll(loadTemporal);

  it("[STOCK-07] adds its days up from the first stock to the last", () => {
    const day = { day: localDate("2026-11-23"), received: 5, sold: 7, withdrawn: 1, returned: 2, counted: -3, end: 16 };
    const next = { ...day, day: localDate(today), received: 0, counted: 1, end: 11 };
    expect(stockTotals({ start: 20, days: [day, next] })).toEqual({
      start: 20,
      received: 5,
      sold: 14,
      withdrawn: 2,
      returned: 4,
      counted: -2,
      end: 11,
    });
    expect(stockTotals({ start: 4, days: [] })).toMatchObject({ start: 4, sold: 0, end: 4 });
  });

  it.each([
    [null, today, "MISSING"],
    [today, null, "MISSING"],
    ["2026-11-24", "2026-11-23", "REVERSED"],
    ["2026-11-24", "2026-11-25", "IN_FUTURE"],
    ["2025-11-23", today, "TOO_LONG"],
  ] as const)("[STOCK-08] from %s to %s is %s", (from, until, dates) => {
    expect(check(from, until)).toEqual({ ok: false, failure: { dates } });
  });

  it("[STOCK-08] needs a product, and tells of up to 366 days", () => {
    expect(check(null, null, null)).toEqual({ ok: false, failure: { productId: "MISSING", dates: "MISSING" } });
    expect(check("2025-11-24", today)).toMatchObject({ ok: true });
  });
});
