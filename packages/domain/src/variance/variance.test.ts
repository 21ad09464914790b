import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type MovementReason, fraction, movementReasons, quantity } from "../inventory/index.ts";
import { type LocalDate, addDays, cents, loadTemporal, localDate, reportDaysFault } from "../kernel/index.ts";
import {
  type Flow,
  type Shelf,
  type VarianceSum,
  byLoss,
  isBeyondUsual,
  reasonsOf,
  tellVariance,
  tenthsOfUse,
  unitPrice,
  varianceTotals,
  weeksOf,
} from "./index.ts";

beforeAll(loadTemporal);

/** So many days after the range begins. A count says what it found, all else what moved, signed. */
type Step = { readonly day: number } & (
  | { readonly reason: Exclude<MovementReason, "COUNT">; readonly moved: number }
  | { readonly counted: number }
);

const flowOf = (reason: MovementReason): Flow =>
  (["received", "used", "withdrawn"] as const).find((flow) => reasonsOf(flow).includes(reason)) ?? "used";

// A Wednesday, so that the first week is short.
const from = "2026-11-04" as LocalDate;
const range = (days: number) => weeksOf({ from: localDate(from), until: addDays(from, days - 1) });

/** As a database tells it, of steps in their order. */
function shelfOf(steps: readonly Step[], days: number): Shelf & { readonly found: readonly number[] } {
  const weeks = range(days);
  const weekOf = (day: number): number => {
    const date = addDays(from, day);
    return day < 0 ? 0 : 1 + weeks.findIndex(({ until }) => date <= until) || weeks.length + 1;
  };
  let available = 0;
  const moved: Shelf["moved"][number][] = [];
  const counts: Shelf["counts"][number][] = [];
  for (const step of steps) {
    const week = weekOf(step.day);
    if ("counted" in step) {
      counts.push({ week, found: quantity(step.counted - available) });
      available = step.counted;
      continue;
    }
    const flows = { received: 0, used: 0, withdrawn: 0 };
    flows[flowOf(step.reason)] = flowOf(step.reason) === "received" ? step.moved : -step.moved;
    const { received, used, withdrawn } = flows;
    moved.push({
      week,
      counts: counts.length,
      received: quantity(received),
      used: quantity(used),
      withdrawn: quantity(withdrawn),
    });
    available += step.moved;
  }
  return { available: quantity(available), moved, counts, found: counts.map(({ found }) => found) };
}

const price = fraction(1_234n, 7n);
function told(steps: readonly Step[], days = 19) {
  const answer = tellVariance(range(days), shelfOf(steps, days), price);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

const buy = (day: number, moved: number): Step => ({ day, reason: "SUPPLIER_PURCHASE", moved });
const sell = (day: number, moved: number): Step => ({ day, reason: "ORDER", moved: -moved });
const count = (day: number, counted: number): Step => ({ day, counted });

describe("a count", () => {
  test("[VARIANCE-01] [VARIANCE-02] [VARIANCE-03] is compared with what there should be since the one before it", () => {
    const { weeks, whole } = told([
      buy(-20, 5_000),
      count(-9, 4_800),
      sell(-3, 500),
      buy(1, 1_000),
      sell(2, 700),
      { day: 2, reason: "ORDER_RETURN", moved: 100 },
      { day: 3, reason: "WASTE", moved: -50 },
      // 4,800 − 500 + 1,000 − 600 − 50 there should be.
      count(4, 4_600),
      sell(8, 300),
      count(13, 4_310),
      sell(14, 10),
    ]);
    expect(weeks.map(({ from: first, until }) => [first, until])).toEqual([
      ["2026-11-04", "2026-11-08"],
      ["2026-11-09", "2026-11-15"],
      ["2026-11-16", "2026-11-22"],
    ]);
    expect(weeks.map((week) => [week.opening, week.variance, week.countedUse, week.closing])).toEqual([
      [4_300, -50, 1_100, 4_600],
      [4_600, null, 0, 4_300],
      [4_300, 10, 300, 4_300],
    ]);
    expect(whole).toMatchObject({ received: 1_000, used: 910, withdrawn: 50, begun: null, variance: -40 });
    expect(weeks.map(({ amount }) => amount)).toEqual([-88, null, 18]);
    expect(whole.amount).toBe(-70);
  });

  test("[VARIANCE-02] [VARIANCE-03] the first one begins the shelf; without another there is no difference, not one of 0", () => {
    const { weeks, whole } = told([buy(0, 1_000), sell(1, 300), count(2, 900), sell(6, 100)]);
    expect(weeks.map(({ begun, variance }) => [begun, variance])).toEqual([
      [200, null],
      [null, null],
      [null, null],
    ]);
    expect(whole).toMatchObject({ opening: 0, begun: 200, variance: null, amount: null, closing: 800 });
    expect(told([count(0, 500), sell(1, 300), count(7, 200)]).whole).toMatchObject({ variance: 0, amount: 0 });
  });
});

const steps = fc
  .array(
    fc.record({
      day: fc.integer({ min: -20, max: 30 }),
      reason: fc.constantFrom(...movementReasons),
      size: fc.integer({ min: 0, max: 100_000 }),
      way: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((drawn) =>
    drawn
      .toSorted((a, b) => a.day - b.day)
      .map(({ day, reason, size, way }): Step =>
        reason === "COUNT"
          ? { day, counted: way ? size : 0 - size }
          : { day, reason, moved: flowOf(reason) === "received" || reason === "ORDER_RETURN" ? size : 0 - size },
      ),
  );

describe("the weeks of a range", () => {
  test("[VARIANCE-04] [VARIANCE-05] each leads to the next to the hundredth, and they add up", () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 30 }), (drawn, days) => {
        const { weeks, whole } = told(drawn, days);
        const leadsOn = ({ opening, received, used, withdrawn, begun, variance, closing }: VarianceSum) =>
          expect(opening + received - used - withdrawn + (begun ?? 0) + (variance ?? 0)).toBe(closing);
        for (const one of [whole, ...weeks]) leadsOn(one);
        const nets = (until: number) =>
          drawn
            .filter(({ day }) => day < until)
            .reduce((left, step) => ("counted" in step ? step.counted : left + step.moved), 0);
        expect([whole.opening, whole.closing]).toEqual([nets(0), nets(days)]);
        expect([weeks[0]?.opening, ...weeks.map(({ closing }) => closing)]).toEqual([
          ...weeks.map(({ opening }) => opening),
          whole.closing,
        ]);
        const sums = [
          "received",
          "used",
          "withdrawn",
          "begun",
          "variance",
          "countedUse",
          "amount",
          "countedUseAmount",
        ] as const;
        for (const sum of sums) expect(weeks.reduce((all, week) => all + (week[sum] ?? 0), 0)).toBe(whole[sum] ?? 0);
      }),
    );
  });

  test("[VARIANCE-01] [VARIANCE-03] their differences are those of all counts but the first, of their own days", () => {
    fc.assert(
      fc.property(steps, (drawn) => {
        const { weeks } = told(drawn, 19);
        const { counts } = shelfOf(drawn, 19);
        const later = counts.slice(1);
        expect(weeks.map(({ variance }) => variance)).toEqual(
          weeks.map((_, place) => {
            const own = later.filter(({ week }) => week === place + 1);
            return own.length === 0 ? null : own.reduce((sum, { found }) => sum + found, 0);
          }),
        );
      }),
    );
  });

  test("[VARIANCE-06] over all of a history the use compared is what went between the first count and the last", () => {
    fc.assert(
      fc.property(steps, (drawn) => {
        const all = drawn.map((step) => ({ ...step, day: step.day + 20 }));
        const places = all.flatMap((step, place) => ("counted" in step ? [place] : []));
        const used = all
          .slice(places[0] ?? 0, places.at(-1) ?? 0)
          .reduce((sum, step) => sum - ("counted" in step || flowOf(step.reason) !== "used" ? 0 : step.moved), 0);
        expect(told(all, 51).whole.countedUse).toBe(used);
      }),
    );
  });
});

test("[VARIANCE-05] the price is what was paid on average, else the cost; what can't be typed is refused", () => {
  const paid = { last: fraction(900n), average: fraction(800n) };
  expect([unitPrice(paid, cents(500)), unitPrice(null, cents(500))]).toEqual([fraction(800n), fraction(500n)]);
  const shelf = shelfOf([count(0, 1_000), count(1, 90_000_000_000)], 5);
  expect(tellVariance(range(5), shelf, fraction(90_000_000_000n))).toMatchObject({
    failure: { code: "WORTH_TOO_MUCH" },
  });
});

const row = (name: string, variance: number | null, used = 1_000): { name: string; whole: VarianceSum } => ({
  name,
  whole: {
    opening: quantity(0),
    received: quantity(0),
    used: quantity(used),
    withdrawn: quantity(0),
    begun: null,
    variance: variance === null ? null : quantity(variance),
    amount: variance === null ? null : cents(variance),
    countedUse: quantity(used),
    countedUseAmount: cents(variance === null ? 0 : used),
    closing: quantity(0),
  },
});

test("[VARIANCE-06] more than 3 % of what was used is told apart, and anything where nothing was used", () => {
  const isBeyond = (variance: number | null, used: number) => isBeyondUsual(row("", variance, used).whole);
  expect([isBeyond(-30, 1_000), isBeyond(-31, 1_000), isBeyond(31, 1_000), isBeyond(null, 0)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([isBeyond(0, 0), isBeyond(1, 0), isBeyond(-1, -50)]).toEqual([false, true, true]);
  expect([tenthsOfUse(-25, 1_000), tenthsOfUse(-125, 10_000), tenthsOfUse(null, 5), tenthsOfUse(5, 0)]).toEqual([
    -25,
    -13,
    null,
    null,
  ]);
});

test("[VARIANCE-05] [VARIANCE-06] [VARIANCE-08] a report adds up what was counted, the largest loss first", () => {
  const rows = [row("Tomate", null), row("Arroz", -20), row("Leche", 100), row("Aceite", null), row("Queso", -90)];
  expect(byLoss(rows).map(({ name }) => name)).toEqual(["Queso", "Arroz", "Leche", "Aceite", "Tomate"]);
  expect(varianceTotals(rows)).toEqual({ amount: -10, usedAmount: 3_000, beyond: 2, uncounted: 2 });
  expect(varianceTotals([row("Tomate", null)]).amount).toBeNull();
});

test("[VARIANCE-07] a report is of at most 366 days, none in the future", () => {
  const today = "2026-11-24" as LocalDate;
  const fault = (first: string | null, last: string | null) =>
    reportDaysFault({ from: first as LocalDate | null, until: last as LocalDate | null }, today);
  expect([
    fault(null, today),
    fault("2026-11-25", today),
    fault(today, "2026-11-25"),
    fault("2025-11-23", today),
    fault("2025-11-24", today),
  ]).toEqual(["MISSING", "REVERSED", "IN_FUTURE", "TOO_LONG", undefined]);
});
