import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "../kernel/index.ts";
import {
  type CashMovement,
  capOf,
  cashMovementTypes,
  changedSettings,
  decideMovement,
  largestCash,
  plausibleCap,
} from "./index.ts";

test.each([
  [null, 200_000_000],
  [0, 10_000_000],
  [3_333_333, 10_000_000],
  [3_333_334, 20_000_000],
  [10_000_000, 50_000_000],
  [33_333_334, 200_000_000],
])("[CASH-20] of late at most %s: asked beyond %s", (largest, cap) => {
  expect(plausibleCap(largest === null ? null : cents(largest))).toBe(cap);
});

test("[CASH-20] three times the usual is never asked about, and ten times what it was at most always", () => {
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
  const doubted = { ok: false, failure: { code: "IMPLAUSIBLE_AMOUNT", amount: 50_001, cap } };
  expect(ask(50_001, { confirmed: false })).toEqual(doubted);
  expect(ask(50_001, { confirmed: true }).ok).toBe(true);
  expect(ask(50_000, { confirmed: false }).ok).toBe(true);
  // A client that knows nothing of the question opens and closes all the same.
  if (type === "IN" || type === "OUT") expect(ask(50_001)).toEqual(doubted);
  else expect(ask(50_001).ok).toBe(true);
  expect(ask(50_000).ok).toBe(true);
});

test("[CASH-20] the cafeteria's own cap comes before the plausible one, however low or high it is", () => {
  expect(capOf(cents(1), cents(33_333_334))).toBe(1);
  expect(capOf(largestCash, null)).toBe(largestCash);
  expect(capOf(null, cents(33_333_334))).toBe(200_000_000);
});

test("[CASH-19] what a change leaves out stays, and null takes the cap away", () => {
  const settings = { isBlindClose: true, cap: cents(5), version: 3 };
  expect(changedSettings(settings, {})).toEqual(settings);
  expect(changedSettings(settings, { isBlindClose: false })).toEqual({ ...settings, isBlindClose: false });
  expect(changedSettings(settings, { cap: null })).toEqual({ ...settings, cap: null });
  expect(changedSettings(settings, { cap: cents(9) })).toEqual({ ...settings, cap: cents(9) });
});
