import { anyAmount, anyShare } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  BrokenInvariant,
  basisPoints,
  basisPointsFromPercent,
  cents,
  percentFromBasisPoints,
  shareOf,
} from "./index.ts";

test.each([
  [1, 5_000, 1],
  [-1, 5_000, -1],
  [3, 5_000, 2],
  [-3, 5_000, -2],
  [1_000, 1_234, 123],
  [100, 4_999, 50],
  [99, 10_000, 99],
  [0, 10_000, 0],
])("[KERNEL-02] of %d, %d basis points are %d", (amount, share, expected) => {
  expect(shareOf(cents(amount), basisPoints(share))).toBe(expected);
});

test("[KERNEL-02] rounds half away from zero whatever the size, as exact integers do", () => {
  fc.assert(
    fc.property(anyAmount(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), anyShare(), (amount, share) => {
      const doubled = BigInt(Math.abs(amount)) * BigInt(share) * 2n;
      const rounded = (doubled + 10_000n) / 20_000n;
      expect(shareOf(amount, share)).toBe(amount < 0 ? Number(-rounded) : Number(rounded));
    }),
  );
});

test("[KERNEL-02] a share never exceeds its amount", () => {
  fc.assert(
    fc.property(anyAmount(), anyShare(), (amount, share) => {
      expect(Math.abs(shareOf(amount, share))).toBeLessThanOrEqual(Math.abs(amount));
    }),
  );
});

test("a share is a whole number of hundredths of a percent, 0 to 100 %", () => {
  expect(() => basisPoints(10_001)).toThrow(BrokenInvariant);
  expect(() => basisPoints(-1)).toThrow(BrokenInvariant);
  expect(() => basisPoints(0.5)).toThrow(BrokenInvariant);
});

test.each([
  [-5, 0],
  [12.5, 1_250],
  [100.01, 10_000],
])("a typed discount of %d %% is clamped to %d basis points", (percent, expected) => {
  expect(basisPointsFromPercent(percent)).toBe(expected);
});

test("percent and basis points give each other back", () => {
  fc.assert(
    fc.property(anyShare(), (share) => {
      expect(basisPointsFromPercent(percentFromBasisPoints(share))).toBe(share);
    }),
  );
});
