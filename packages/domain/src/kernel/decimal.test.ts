import { anyAmount } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { accepted, centsFromDecimal, decimalFromCents, refused } from "./index.ts";

test.each([0.001, 1.005, 12.345, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
  "[KERNEL-04] refuses %d from the wire",
  (decimal) => {
    expect(centsFromDecimal(decimal)).toEqual(refused({ code: "NOT_MONEY" }));
  },
);

test.each([
  [19.99, 1_999],
  [0.1, 10],
  [-0, 0],
  [-1_234.5, -123_450],
  [1_000_000_000, 100_000_000_000],
])("[KERNEL-04] reads %d exactly", (decimal, expected) => {
  expect(centsFromDecimal(decimal)).toEqual(accepted(expected));
});

test("[KERNEL-04] every amount survives the wire, JSON included", () => {
  fc.assert(
    fc.property(anyAmount(-1_000_000_000_000, 1_000_000_000_000), (amount) => {
      const wire = JSON.parse(JSON.stringify(decimalFromCents(amount))) as number;
      expect(centsFromDecimal(wire)).toEqual(accepted(amount));
    }),
    { numRuns: 1_000 },
  );
});
