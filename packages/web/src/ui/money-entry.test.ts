import { expect, test } from "vitest";
import { cents } from "@cantina/domain/kernel";
import { moneyFieldText, readMoneyEntry } from "./money-entry.ts";

test.each([
  ["1.234,50", 123_450],
  ["1234.5", 123_450],
  ["1234,5", 123_450],
  ["0,05", 5],
  ["1.234", 123_400],
])("[KERNEL-05] reads %s as %i minor units", (text, amount) => {
  expect(readMoneyEntry(text, false)).toEqual({ kind: "amount", amount: cents(amount) });
});

test("[KERNEL-05] refuses three decimals instead of rounding them", () => {
  expect(readMoneyEntry("1234,567", false)).toEqual({ kind: "refused", code: "TOO_MANY_DECIMALS" });
});

test("refuses a negative amount where none is allowed", () => {
  expect(readMoneyEntry("-5", false)).toEqual({ kind: "refused", code: "NEGATIVE" });
  expect(readMoneyEntry("-5", true)).toEqual({ kind: "amount", amount: cents(-500) });
});

test("an empty field is empty and not zero", () => {
  expect(readMoneyEntry("  ", false)).toEqual({ kind: "empty" });
});

test("what the field writes it can read again", () => {
  for (const amount of [0, 5, 123_450, -99_999, 100_000_000])
    expect(readMoneyEntry(moneyFieldText(cents(amount)), true)).toEqual({ kind: "amount", amount: cents(amount) });
});
