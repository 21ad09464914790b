import { describe, expect, test } from "vitest";
import { type Instant, basisPoints, cents, id } from "../kernel/index.ts";
import { type DiscountHistory, wasDiscount } from "./late-discount.ts";

const time = (hour: string): Instant => `2026-11-20T${hour}:00.000Z` as Instant;
const [staff, family, plain] = [
  id<"discount-category">("personal"),
  id<"discount-category">("hermanos"),
  id<"discount-category">("general"),
] as const;
const terms = (rate: number, maxDiscount: number | null = null) => ({
  rate: basisPoints(rate),
  maxDiscount: maxDiscount === null ? null : cents(maxDiscount),
});

/** By default 10 %; 20 % as a client until 9:00, 30 % as a commensal from 10:00 on, 35 % from 11:00 on. */
const history: DiscountHistory = {
  assignments: [
    [{ since: time("10:00"), value: staff }],
    [
      { since: null, value: family },
      { since: time("09:00"), value: null },
    ],
    [{ since: null, value: plain }],
  ],
  terms: new Map([
    [
      staff,
      [
        { since: null, value: terms(3_000) },
        { since: time("11:00"), value: terms(3_500, 900) },
      ],
    ],
    [family, [{ since: null, value: terms(2_000) }]],
    [plain, [{ since: null, value: terms(1_000) }]],
  ]),
};

const was = (claimed: ReturnType<typeof terms>, from: string, until: string): boolean =>
  wasDiscount(history, claimed, { from: time(from), until: time(until) });

describe("the discount of a diner in a late sale", () => {
  test("[SALE-53] is what the category gave at some moment since the register was opened", () => {
    expect(was(terms(2_000), "08:00", "08:30")).toBe(true);
    // A till without a connection since before 9:00.
    expect(was(terms(2_000), "08:00", "12:00")).toBe(true);
    expect(was(terms(2_000), "09:00", "12:00")).toBe(false);
    expect(was(terms(1_000), "09:00", "09:30")).toBe(true);
    expect(was(terms(3_500, 900), "09:00", "11:00")).toBe(true);
  });

  test("[SALE-53] is not what came later, nor another category's, nor without its cap", () => {
    expect(was(terms(3_000), "08:00", "09:59")).toBe(false);
    expect(was(terms(3_500, 900), "10:00", "10:59")).toBe(false);
    expect(was(terms(3_500), "11:00", "12:00")).toBe(false);
    expect(was(terms(3_500, 901), "11:00", "12:00")).toBe(false);
    expect(was(terms(10_000), "00:00", "23:00")).toBe(false);
  });

  test("[SALE-53] is none where nothing is known", () => {
    expect(
      wasDiscount({ assignments: [[], [], []], terms: new Map() }, terms(0), {
        from: time("08:00"),
        until: time("09:00"),
      }),
    ).toBe(false);
  });
});
