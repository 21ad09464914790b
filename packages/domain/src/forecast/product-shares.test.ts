import { expect, test } from "vitest";
import { learnDay, noShares, unitsOf } from "./product-shares.ts";

const monday = 0;
const tuesday = 1;

test("[FORECAST-04] the share that erred less has the more say, by the inverse of the square", () => {
  const share = (units: number) => ({ units, total: 100 });
  const shares = { ...noShares, ofAllDays: share(10), ofWeekdays: { ...noShares.ofWeekdays, [monday]: share(20) } };
  const foretold = (weekdaysErred: number, allDaysErred: number) =>
    unitsOf({ ...shares, weekdaysErred, allDaysErred }, monday, 100);
  expect(foretold(2, 2)).toBeCloseTo(15, 9);
  expect(foretold(1, 3)).toBeCloseTo(19, 9);
  expect(foretold(3, 1)).toBeCloseTo(11, 9);
  expect([foretold(0, 0), foretold(0, 1), foretold(1, 0)]).toEqual([20, 20, 10]);
  expect(unitsOf(shares, tuesday, 100)).toBeNull();
  expect(unitsOf(shares, monday, null)).toBeNull();
});

test("[FORECAST-04] what was learned fades by its weekday and by all days, and so do the errors", () => {
  const first = learnDay(noShares, { weekday: monday, units: 4, total: 10, expected: null }, 0.5);
  const second = learnDay(first, { weekday: tuesday, units: 1, total: 10, expected: 10 }, 0.5);
  expect([second.ofAllDays, second.ofWeekdays[monday], second.ofWeekdays[tuesday]]).toEqual([
    { units: 3, total: 15 },
    { units: 4, total: 10 },
    { units: 1, total: 10 },
  ]);
  expect([second.allDaysErred, second.weekdaysErred]).toEqual([0, 0]);
  // Expected 10: the Mondays said 4, all days 2, and 1 was sold.
  const third = learnDay(second, { weekday: monday, units: 1, total: 10, expected: 10 }, 0.5);
  expect([third.allDaysErred, third.weekdaysErred]).toEqual([1, 3]);
  const fourth = learnDay(third, { weekday: monday, units: 2, total: 10, expected: 10 }, 0.5);
  expect(fourth.weekdaysErred).toBeCloseTo(1.5 + Math.abs(10 * (3 / 15) - 2), 9);
  expect(fourth.ofWeekdays[monday]).toEqual({ units: 3.5, total: 17.5 });
});
