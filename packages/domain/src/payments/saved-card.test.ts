import { expect, test } from "vitest";
import { instant, loadTemporal } from "../kernel/index.ts";
import { mayPayWith } from "./index.ts";

await loadTemporal();
const now = instant("2026-11-27T12:00:00Z");
const cardOf = (expiryMonth: number, expiryYear: number, kind: "DEBIT" | "CREDIT" | "PREPAID" | "OTHER" = "DEBIT") => ({
  kind,
  expiryMonth,
  expiryYear,
});

test.each([
  [11, 2026, true],
  [1, 2027, true],
  [9, 2030, true],
  [10, 2026, false],
  [12, 2025, false],
] as const)("[CARD-10] a card of %i/%i may pay in November 2026: %s", (month, year, may) => {
  expect(mayPayWith(cardOf(month, year), { isDebitOnly: false, now })).toBe(may);
});

test.each(["CREDIT", "PREPAID", "OTHER"] as const)(
  "[CARD-10] one of kind %s is refused where only debit pays",
  (kind) => {
    expect(mayPayWith(cardOf(11, 2030, kind), { isDebitOnly: true, now })).toBe(false);
    expect(mayPayWith(cardOf(11, 2030, kind), { isDebitOnly: false, now })).toBe(true);
    expect(mayPayWith(cardOf(11, 2030), { isDebitOnly: true, now })).toBe(true);
  },
);
