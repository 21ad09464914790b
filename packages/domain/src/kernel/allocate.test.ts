import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BrokenInvariant, allocate, cents } from "./index.ts";

const weightsUpTo = (max: number) =>
  fc.array(fc.oneof(fc.nat({ max: 9 }), fc.nat({ max })), { minLength: 1, maxLength: 30 });

/** The definition, in exact integers: floors first, then one each to the largest remainders, the earlier first. */
function largestRemainder(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((product) => product / whole);
  let left = BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n);
  const taken = new Set<number>();
  for (; left > 0n; left -= 1n) {
    let best = -1;
    for (const [index, product] of exact.entries()) {
      const isBetter = best < 0 || product % whole > (exact[best] ?? 0n) % whole;
      if (!taken.has(index) && isBetter) best = index;
    }
    taken.add(best);
    parts[best] = (parts[best] ?? 0n) + 1n;
  }
  return parts.map(Number);
}

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [2, [1, 1, 1], [1, 1, 0]],
  [5, [0, 3, 3], [0, 3, 2]],
  [0, [0, 0], [0, 0]],
  [1, [0, 0, 7], [0, 0, 1]],
])("[KERNEL-03] splits %d over %j as %j", (amount, weights, expected) => {
  expect(allocate(cents(amount), weights)).toEqual(expected);
});

test.each([
  ["in small numbers", 100_000],
  ["in numbers that leave the exact doubles", 300_000_000_000_000],
])("[KERNEL-03] %s, an amount is split exactly by largest remainder", (_, max) => {
  fc.assert(
    fc.property(weightsUpTo(max), fc.nat({ max: 10_000 }), (weights, share) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      fc.pre(whole > 0);
      const amount = Math.floor((whole / 10_000) * share);
      expect(allocate(cents(amount), weights)).toEqual(largestRemainder(amount, weights));
    }),
    { numRuns: 300 },
  );
});

test("[KERNEL-03] the parts add up to the amount, and none exceeds its weight where the amount doesn't exceed the whole", () => {
  fc.assert(
    fc.property(weightsUpTo(1_000_000), fc.nat({ max: 10_000 }), (weights, share) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const amount = Math.floor((whole * share) / 10_000);
      const parts = allocate(cents(amount), weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[index] ?? -1);
    }),
  );
});

test("[KERNEL-03] what can't be split is a bug", () => {
  expect(() => allocate(cents(1), [0, 0])).toThrow(BrokenInvariant);
  expect(() => allocate(cents(-1), [1])).toThrow(BrokenInvariant);
  expect(() => allocate(cents(1), [2, -1])).toThrow(BrokenInvariant);
  expect(() => allocate(cents(1), [Number.NaN])).toThrow(BrokenInvariant);
});
