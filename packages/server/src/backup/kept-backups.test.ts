import { type LocalDate, addDays, loadTemporal, localDate } from "@cantina/domain/kernel";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { keptDays } from "./kept-backups.ts";

beforeAll(loadTemporal);

const rule = { daily: 7, weekly: 5, monthly: 12 };
const lastDays = (until: LocalDate, count: number): readonly LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(until, -index));

test("[BACKUP-13] a week of days, the newest of five weeks and of twelve months stay", () => {
  const kept = [...keptDays(lastDays(localDate("2026-11-22"), 800), rule)].toSorted().toReversed();
  expect(kept.slice(0, 7)).toEqual(lastDays(localDate("2026-11-22"), 7));
  // Sundays end a week.
  expect(kept.slice(7, 11)).toEqual(["2026-11-15", "2026-11-08", "2026-11-01", "2026-10-31"]);
  expect(kept).toHaveLength(22);
  expect(kept.at(-1)).toBe("2025-12-31");
});

test("[BACKUP-13] the newest always stays, and what stays today is what stayed of yesterday and the new one", () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 120 });
  const rules = fc.record({
    daily: fc.integer({ min: 1, max: 10 }),
    weekly: fc.integer({ min: 0, max: 8 }),
    monthly: fc.integer({ min: 0, max: 14 }),
  });
  fc.assert(
    fc.property(days, rules, (ages, keep) => {
      const given = ages.map((age) => addDays(localDate("2026-11-22"), -age)).toSorted();
      let stepwise: readonly LocalDate[] = [];
      for (const day of given) stepwise = [...keptDays([...stepwise, day], keep)];
      const newest = given.at(-1);
      expect(newest !== undefined && keptDays(given, keep).has(newest)).toBe(true);
      expect(stepwise.toSorted()).toEqual([...keptDays(given, keep)].toSorted());
    }),
  );
});
