import { expect, test } from "vitest";
import type { ExpectedDay } from "./expect-totals.ts";
import { forecastProduct } from "./forecast-product.ts";

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

test("[FORECAST-06] half a unit counts as one", () => {
  const days = Array.from({ length: 5 }, (_, week) =>
    weekdays.map((weekday): ExpectedDay => ({
      number: 7 * week + weekday,
      weekday,
      units: new Map(),
      total: 2,
      expected: week === 0 ? null : 2,
      isOdd: false,
    })),
  ).flat();
  const foretold = (expected: number) =>
    forecastProduct(
      days.map(() => 1),
      days,
      { number: 35, weekday: 0, expected },
      0.7,
    )?.units;
  expect([4.9, 5, 6.9, 7].map(foretold)).toEqual([2, 3, 3, 4]);
});
