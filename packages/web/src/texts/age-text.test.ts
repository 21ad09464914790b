import { expect, test } from "vitest";
import { ageText } from "./age-text.ts";

const minute = 60_000;

test.each([
  [0, "menos de 1 min"],
  [minute - 1, "menos de 1 min"],
  [minute, "1 min"],
  [5 * minute + 30_000, "5 min"],
  [60 * minute - 1, "59 min"],
  [60 * minute, "1 h"],
  [24 * 60 * minute, "1 día"],
  [3 * 24 * 60 * minute, "3 días"],
])("an age of %i ms reads %s", (age, text) => {
  expect(ageText(age)).toBe(text);
});
