import { expect, test } from "vitest";
import { rowUnder } from "./use-row-drag.ts";

const middles = [20, 60, 100, 140];

test("a row lands where the pointer has passed the middle of another", () => {
  expect(rowUnder(middles, 0, 20)).toBe(0);
  expect(rowUnder(middles, 0, 59)).toBe(0);
  expect(rowUnder(middles, 0, 61)).toBe(1);
  expect(rowUnder(middles, 0, 999)).toBe(3);
  expect(rowUnder(middles, 3, 101)).toBe(3);
  expect(rowUnder(middles, 3, 99)).toBe(2);
  expect(rowUnder(middles, 2, -5)).toBe(0);
});
