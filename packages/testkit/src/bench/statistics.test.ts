import { expect, test } from "vitest";

import { percentile, spreadOf, spreadText } from "./statistics.ts";

test("a spread is the median with the least and the most, in any order, of odd and even counts", () => {
  expect(spreadOf([9, 10, 1])).toEqual({ median: 9, least: 1, most: 10 });
  expect(spreadOf([4, 1, 2, 3])).toEqual({ median: 2.5, least: 1, most: 4 });
});

test("a percentile sorts by size, not by text", () => {
  expect(percentile([100, 9, 20, 1], 0.5)).toBe(20);
  expect(percentile([100, 9, 20, 1], 0.99)).toBe(100);
  expect(() => percentile([], 0.5)).toThrow("nothing was measured");
});

test("large numbers are whole, small ones keep two digits", () => {
  expect(spreadText({ median: 1234.5, least: 99.5, most: 2000 })).toBe("1,235 [99.50..2,000]");
});
