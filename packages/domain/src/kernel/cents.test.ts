import { anyAmount } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  BrokenInvariant,
  addMoney,
  cents,
  maxMoney,
  minMoney,
  multiplyMoney,
  negateMoney,
  subtractMoney,
  sumMoney,
} from "./index.ts";

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
  "[KERNEL-01] refuses %d as an amount of money",
  (amount) => {
    expect(() => cents(amount)).toThrow(BrokenInvariant);
  },
);

test("[KERNEL-01] throws when a product leaves the exact integers", () => {
  expect(() => multiplyMoney(cents(9_000_000_000_000), 9_999)).toThrow(BrokenInvariant);
});

test("[KERNEL-01] knows one zero only", () => {
  expect(Object.is(negateMoney(cents(0)), 0)).toBe(true);
  expect(Object.is(multiplyMoney(cents(-5), 0), 0)).toBe(true);
});

test("[KERNEL-01] sums and differences undo each other", () => {
  fc.assert(
    fc.property(anyAmount(), anyAmount(), (a, b) => {
      expect(subtractMoney(addMoney(a, b), b)).toBe(a);
      expect(sumMoney([a, b, negateMoney(b)])).toBe(a);
      expect(addMoney(minMoney(a, b), maxMoney(a, b))).toBe(addMoney(a, b));
    }),
  );
});
