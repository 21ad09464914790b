import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "../kernel/index.ts";
import { countedAmount, denominations } from "./index.ts";

describe("a count by denominations", () => {
  test("[CASH-14] is the sum of each times how many there are", () => {
    const counts = fc.array(fc.nat({ max: 1000 }), { maxLength: denominations.length });
    fc.assert(
      fc.property(counts, (list) => {
        const named = new Map(list.map((count, index) => [denominations[index] ?? cents(0), count]));
        const expected = [...named].reduce((sum, [denomination, count]) => sum + denomination * count, 0);
        expect(countedAmount(named)).toBe(expected);
      }),
    );
    expect(countedAmount(new Map())).toBe(0);
    expect(denominations.toSorted((a, b) => b - a)).toEqual(denominations);
  });
});
