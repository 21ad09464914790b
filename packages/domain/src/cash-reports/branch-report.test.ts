import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paymentMethods } from "../cafeteria/index.ts";
import { type Cents, type Instant, cents } from "../kernel/index.ts";
import { orderTypes, originMedia } from "../orders/index.ts";
import { type BranchDay, type BranchTaking, branchLabel, branchReport, rowsFor } from "./index.ts";

const money = fc.integer({ min: 0, max: 1_000_000_00 }).map(cents);
const takings: fc.Arbitrary<readonly BranchTaking[]> = fc.array(
  fc.record({
    orderType: fc.constantFrom(...orderTypes),
    originMedium: fc.constantFrom(...originMedia),
    paymentMethod: fc.constantFrom(...paymentMethods),
    income: money,
    expenses: money,
  }),
  { maxLength: 40 },
);
const allRows = { hasCoupons: true, hasCustomMethod: true };
const sumsOf = (row: {
  readonly income: Cents | null;
  readonly expenses: Cents | null;
  readonly total: Cents | null;
}) => [row.income, row.expenses, row.total];
const labelsOf = (day: BranchDay, options = allRows): readonly string[] =>
  branchReport(day, options).map((row) => branchLabel(row, "Ticket canasta"));

describe("the branch report", () => {
  test("[CASH-13] has the rows of the specification, in its order", () => {
    const movements = [
      { type: "OPEN", cashier: "Eva", amount: cents(500) },
      { type: "CLOSE", cashier: "Eva", amount: cents(700) },
    ] as const;
    expect(labelsOf({ movements, takings: [] })).toEqual([
      "Apertura de caja · Eva",
      "Cierre de caja · Eva",
      "Ingresos de efectivo",
      "Egresos de efectivo",
      "Ventas en efectivo",
      "Ventas con tarjeta",
      "Ventas en cuenta (mostrador)",
      "Ventas por app",
      "Ventas con Ticket canasta",
      "Total de ventas",
      "Recargas en efectivo",
      "Recargas con tarjeta",
      "Recargas por transferencia",
      "Recargas por app",
      "Recargas con Ticket canasta",
      "Total de recargas",
      "Cuponeras en efectivo",
      "Cuponeras con tarjeta",
      "Cuponeras en cuenta (mostrador)",
      "Cuponeras por transferencia",
      "Cuponeras por app",
      "Cuponeras con Ticket canasta",
      "Total de cuponeras",
    ]);
    expect(labelsOf({ movements: [], takings: [] }, { hasCoupons: false, hasCustomMethod: false })).toHaveLength(12);
  });

  test("[CASH-13] puts every taking in one row of its kind, and the rows add up to their total", () => {
    fc.assert(
      fc.property(takings, (list) => {
        const rows = branchReport({ movements: [], takings: list }, allRows);
        for (const [kind, type] of [
          ["SALES", "ORDER"],
          ["TOP_UPS", "BALANCE_CHARGE"],
          ["COUPON_SALES", "COUPON_BUY"],
        ] as const) {
          const own = rows.filter((row) => row.kind === kind);
          const sum = (pick: (row: { readonly income: Cents; readonly expenses: Cents }) => number, of: typeof own) =>
            of.reduce((total, row) => total + pick(row), 0);
          const total = own.filter(({ channel }) => channel === null);
          const parts = own.filter(({ channel }) => channel !== null);
          const taken = list.filter(({ orderType }) => orderType === type);
          const income = taken.reduce((amount, one) => amount + one.income, 0);
          const expenses = taken.reduce((amount, one) => amount + one.expenses, 0);
          expect([sum((row) => row.income, parts), sum((row) => row.income, total)]).toEqual([income, income]);
          expect([sum((row) => row.expenses, parts), sum((row) => row.expenses, total)]).toEqual([expenses, expenses]);
          for (const row of own) expect(row.total).toBe(row.income - row.expenses);
        }
      }),
    );
  });

  test("[CASH-13] tells the counter's account sales from those of the app", () => {
    const taking = { orderType: "ORDER", paymentMethod: "ACCOUNT_BALANCE", expenses: cents(0) } as const;
    const rows = branchReport(
      {
        movements: [],
        takings: [
          { ...taking, originMedium: "WEB", income: cents(100) },
          { ...taking, originMedium: "MOBILE", income: cents(30) },
        ],
      },
      allRows,
    );
    const incomeOf = (channel: string) => rows.find((row) => row.kind === "SALES" && row.channel === channel)?.income;
    expect([incomeOf("ACCOUNT"), incomeOf("APP")]).toEqual([100, 30]);
  });

  test("[CASH-11] tells an employee with an open register neither its cash nor a total that holds it, whatever was taken", () => {
    const dayEnd = "2026-11-21T03:00:00.000Z" as Instant;
    const openSince = "2026-11-20T13:00:00.000Z" as Instant;
    const employee = { isAdministrator: false, isBlindClose: true, openSince, dayEnd };
    const movements = [{ type: "OUT", cashier: "Eva", amount: cents(300) }] as const;
    fc.assert(
      fc.property(takings, fc.integer({ min: 1, max: 1_000_000 }), (list, more) => {
        const cash: BranchTaking = {
          orderType: "ORDER",
          originMedium: "WEB",
          paymentMethod: "CASH",
          income: cents(more),
          expenses: cents(0),
        };
        const seen = (all: readonly BranchTaking[]) =>
          rowsFor(branchReport({ movements, takings: all }, allRows), employee);
        // Whatever the drawer took, the same is told: so nothing follows by subtraction either.
        expect(seen([...list, cash])).toEqual(seen(list));
        for (const row of seen(list)) {
          const isTaking = ["SALES", "TOP_UPS", "COUPON_SALES"].includes(row.kind);
          const isHidden = isTaking && (row.channel === null || row.channel === "CASH");
          expect(sumsOf(row).every((sum) => (sum === null) === isHidden)).toBe(true);
        }
      }),
    );
    const rows = branchReport({ movements, takings: [] }, allRows);
    for (const watcher of [
      { ...employee, isAdministrator: true },
      { ...employee, isBlindClose: false },
      { ...employee, openSince: null },
      // A day that was over before the register was opened.
      { ...employee, openSince: dayEnd },
    ])
      expect(rowsFor(rows, watcher)).toEqual(rows);
  });
});
