import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchText } from "../kernel/index.ts";
import { compareFlows, compareLevels, ranking, summedById } from "./index.ts";

const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const openDays = fc.integer({ min: 0, max: 31 });

describe("a comparison", () => {
  test.each([
    [112, 100, { kind: "MORE", percent: 12 }],
    [1_005, 1_000, { kind: "MORE", percent: 1 }],
    [995, 1_000, { kind: "LESS", percent: 1 }],
    [1_004, 1_000, { kind: "SAME", percent: null }],
    [0, 7, { kind: "LESS", percent: 100 }],
    [7, 0, { kind: "NEW", percent: null }],
    [0, 0, { kind: "NONE", percent: null }],
  ])("[METRICS-01] of %i beside %i", (current, former, change) => {
    expect(compareLevels({ current, former })).toEqual({ ...change, isPerOpenDay: false });
  });

  test("[METRICS-01] has a percent from 1 on that is finite, and the sign of what it compares", () => {
    fc.assert(
      fc.property(amounts, amounts, (current, former) => {
        const { kind, percent } = compareLevels({ current, former });
        if (kind === "NEW" || kind === "NONE") expect([former, percent]).toEqual([0, null]);
        else if (kind === "SAME") expect(Math.abs(current - former) * 200).toBeLessThan(former);
        else {
          expect(kind).toBe(current > former ? "MORE" : "LESS");
          expect(Number.isSafeInteger(percent) && Number(percent) >= 1).toBe(true);
          expect(Math.abs(Math.abs(current / former - 1) * 100 - Number(percent))).toBeLessThanOrEqual(0.500_001);
        }
      }),
    );
  });

  test("[METRICS-02] of what was taken in a day each is the same, however many days were closed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), openDays, openDays, (daily, current, former) => {
        const change = compareFlows({ current: daily * current, former: daily * former }, { current, former });
        const isPerOpenDay = current !== former && current > 0 && former > 0;
        expect(change.isPerOpenDay).toBe(isPerOpenDay);
        if (current > 0 && former > 0) expect(change.kind).toBe("SAME");
        if (current === former)
          expect(change).toEqual(compareLevels({ current: daily * current, former: daily * former }));
      }),
    );
  });
});

test("[METRICS-03] a ranking holds what is most or least, ties by name, and leaves out what is none of its 50", () => {
  const contenders = fc
    .array(
      fc.record({ name: fc.constantFrom("Ácido", "agua", "Zumo", "Éclair"), amount: fc.integer({ min: 0, max: 9 }) }),
      {
        maxLength: 70,
      },
    )
    .map((rows) => rows.map((row, at) => ({ ...row, id: `${at}` })));
  fc.assert(
    fc.property(contenders, fc.constantFrom("MOST", "LEAST"), (rows, first) => {
      const ranked = ranking(rows, first);
      expect(ranked).toHaveLength(Math.min(50, rows.length));
      for (const [at, one] of ranked.entries()) {
        const next = ranked[at + 1];
        if (next === undefined) break;
        if (one.amount !== next.amount) expect(one.amount > next.amount).toBe(first === "MOST");
        else expect(searchText(one.name) <= searchText(next.name)).toBe(true);
      }
      const last = ranked.at(-1)?.amount ?? 0;
      const kept = new Set(ranked.map(({ id }) => id));
      for (const { id, amount } of rows)
        if (!kept.has(id)) expect(first === "MOST" ? amount <= last : amount >= last).toBe(true);
    }),
    { numRuns: 60 },
  );
  const parts = [
    { id: "a", name: "A", amount: 1 },
    { id: "b", name: "B", amount: 2 },
    { id: "a", name: "A", amount: 3 },
  ];
  expect(summedById(parts)).toEqual([{ id: "a", name: "A", amount: 4 }, parts[1]]);
});
