import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "../kernel/index.ts";
import { type CashMovement, cashMovementTypes, decideMovement, largestCash, plausibleCap } from "./index.ts";

test.each([
  [null, 200_000_000],
  [0, 10_000_000],
  [3_333_333, 10_000_000],
  [3_333_334, 20_000_000],
  [10_000_000, 50_000_000],
  [33_333_334, 200_000_000],
])("[CASH-17] of late at most %s: asked beyond %s", (largest, cap) => {
  expect(plausibleCap(largest === null ? null : cents(largest))).toBe(cap);
});

test("[CASH-17] three times the usual is never asked about, and ten times what it was at most always", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: largestCash }), (largest) => {
      const cap = plausibleCap(cents(largest));
      expect(cap).toBeGreaterThanOrEqual(largest * 3);
      expect(cap).toBeLessThanOrEqual(Math.max(10_000_000, largest * 7.5));
    }),
  );
});

test.each(cashMovementTypes)("[CASH-17] %s beyond the cap is asked about once, and confirmed it is taken", (type) => {
  const cap = cents(50_000);
  const facts = { status: type === "OPEN" ? "CLOSED" : "OPEN", expected: cents(0), cap } as const;
  const ask = (amount: number, more: Partial<CashMovement> = {}) =>
    decideMovement({ type, amount: cents(amount), description: "Cambio", ...more }, facts);
  expect(ask(50_001, { confirmed: false })).toEqual({ ok: false, failure: { code: "IMPLAUSIBLE_AMOUNT", cap } });
  expect(ask(50_001, { confirmed: true }).ok).toBe(true);
  expect(ask(50_000, { confirmed: false }).ok).toBe(true);
  // A client that can't ask its person is not asked: a register can always be closed.
  expect(ask(50_001).ok).toBe(true);
});
