import { basisPoints } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { percentText, readPercent } from "./percent-text.ts";

test.each([
  ["10", 1_000],
  ["12,5", 1_250],
  ["12.55 %", 1_255],
  ["0", 0],
  ["150", 10_000],
  ["-3", 0],
])("a discount of %s is %i basis points: clamped to 0–100 %%", (text, share) => {
  expect(readPercent(text)).toBe(share);
});

test("an empty discount is none, which differs from 0 %", () => {
  expect(readPercent(" ")).toBeNull();
});

test("text that is no percentage with 2 decimals is refused", () => {
  expect(readPercent("diez")).toBeUndefined();
  expect(readPercent("1,255")).toBeUndefined();
});

test("it is written with a comma and without needless zeros", () => {
  expect(percentText(basisPoints(1_250))).toBe("12,5");
  expect(percentText(null)).toBe("");
});
