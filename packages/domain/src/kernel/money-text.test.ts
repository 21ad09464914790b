import { anyAmount } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { accepted, cents, formatMoney, formatMoneyShort, parseMoneyText, refused } from "./index.ts";

test.each([
  ["1.234,50", 123_450],
  ["1234.5", 123_450],
  ["1234,5", 123_450],
  ["$ 1.800", 180_000],
  ["1.234", 123_400],
  ["0.12", 12],
  ["12.", 1_200],
  ["1.234.567,8", 123_456_780],
  ["−5", -500],
  ["-0", 0],
])("[KERNEL-05] reads %s as %d minor units", (text, expected) => {
  expect(parseMoneyText(text)).toEqual(accepted(expected));
});

test.each([
  ["", "NOT_A_NUMBER"],
  ["doce", "NOT_A_NUMBER"],
  ["1,2,3", "NOT_A_NUMBER"],
  ["1e3", "NOT_A_NUMBER"],
  ["12.34.567", "NOT_A_NUMBER"],
  ["0.123", "TOO_MANY_DECIMALS"],
  ["1,234", "TOO_MANY_DECIMALS"],
  ["1234.567", "TOO_MANY_DECIMALS"],
  ["1000000000", "TOO_LARGE"],
])("[KERNEL-05] refuses %s: %s", (text, code) => {
  expect(parseMoneyText(text)).toEqual(refused({ code }));
});

test.each([
  [123_450, "$ 1.234,50", "$ 1.234,50"],
  [180_000, "$ 1.800,00", "$ 1.800"],
  [-5, "−$ 0,05", "−$ 0,05"],
  [0, "$ 0,00", "$ 0"],
])("%d minor units are shown as %s, in short %s", (amount, long, short) => {
  expect(formatMoney(cents(amount))).toBe(long);
  expect(formatMoneyShort(cents(amount))).toBe(short);
});

test("[KERNEL-05] what is shown can be typed back", () => {
  fc.assert(
    fc.property(anyAmount(0, 99_999_999_999), (amount) => {
      expect(parseMoneyText(formatMoney(amount))).toEqual(accepted(amount));
    }),
  );
});
