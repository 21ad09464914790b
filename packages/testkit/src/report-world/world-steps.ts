import * as fc from "fast-check";

export const worldKinds = [
  "counter",
  "split",
  "app",
  "revert",
  "discounted",
  "charge",
  "promotion",
  "late",
  "revert",
  "free",
  "coupon",
  "named",
  "account",
  "generic",
  "reprice",
  "pass",
  "meal",
  "dues",
  "refund",
] as const;

/** Of a month, whatever its day: minor units. */
export const subscriptionPrice = 12_345;

/** What happens next, and how many minutes after what was before. */
export const worldSteps = fc.record({
  wait: fc.integer({ min: 1, max: 360 }),
  kind: fc.constantFrom(...worldKinds),
  quantity: fc.integer({ min: 1, max: 7 }),
  cents: fc.integer({ min: 1, max: 99_999 }),
  method: fc.constantFrom("CASH", "CARD", "CUSTOM"),
  pick: fc.nat(1_000),
});
export type WorldStep = typeof worldSteps extends fc.Arbitrary<infer Step> ? Step : never;
