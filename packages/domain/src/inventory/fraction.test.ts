import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addFractions,
  fraction,
  isMore,
  largestEntry,
  multiplyFractions,
  nearestWhole,
  roundedQuantity,
  subtractFractions,
} from "./index.ts";

const whole = fc.bigInt({ min: -1_000_000n, max: 1_000_000n });
const above0 = fc.bigInt({ min: 1n, max: 1_000_000n });
const any = fc.tuple(whole, above0);

describe("a fraction", () => {
  test("[INVENTORY-18] is in lowest terms, so that equal ones look the same", () => {
    fc.assert(
      fc.property(any, above0, ([top, bottom], factor) => {
        const known = fraction(top, bottom);
        expect(known.top * bottom).toBe(top * known.bottom);
        expect(fraction(top * factor, bottom * factor)).toEqual(known);
      }),
    );
    expect(() => fraction(1n, 0n)).toThrow();
  });

  test("[INVENTORY-18] adds, subtracts, multiplies and compares as at school", () => {
    fc.assert(
      fc.property(any, any, ([a, b], [c, d]) => {
        const [one, other] = [fraction(a, b), fraction(c, d)];
        expect(addFractions(one, other)).toEqual(fraction(a * d + c * b, b * d));
        expect(subtractFractions(addFractions(one, other), other)).toEqual(one);
        expect(multiplyFractions(one, other)).toEqual(fraction(a * c, b * d));
        expect(isMore(one, other)).toBe(subtractFractions(one, other).top > 0n);
      }),
    );
  });

  test("[INVENTORY-18] is rounded half away from zero to whole hundredths", () => {
    expect([-150n, -51n, -50n, -49n, 0n, 49n, 50n, 51n, 150n].map((top) => nearestWhole(top, 100n))).toEqual([
      -2n,
      -1n,
      -1n,
      0n,
      0n,
      0n,
      1n,
      1n,
      2n,
    ]);
    fc.assert(
      fc.property(any, ([top, bottom]) => {
        const nearest = nearestWhole(top, bottom);
        const [gap, opposite] = [2n * (top - nearest * bottom), nearestWhole(-top, bottom)];
        expect(gap <= bottom && -gap <= bottom).toBe(true);
        expect(opposite).toBe(-nearest);
      }),
    );
    const most = BigInt(largestEntry);
    expect([fraction(2n * most + 1n, 2n), fraction(most), fraction(-most)].map(roundedQuantity)).toEqual([
      null,
      largestEntry,
      -largestEntry,
    ]);
  });
});
