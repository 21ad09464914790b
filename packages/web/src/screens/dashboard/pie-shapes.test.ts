import { expect, test } from "vitest";
import { pieShapes } from "./pie-shapes.ts";

/** Where a path's lines and arcs end. */
const ends = (path: string): readonly (readonly [x: number, y: number])[] =>
  [...path.matchAll(/(?:[ML]|A \S+ \S+ \S+ \S+ \S+) (\S+) (\S+)/gu)].map(([, x, y]) => [Number(x), Number(y)]);

test.each([
  ["all of it", [700]],
  ["all but a ten thousandth", [99_990, 10]],
  ["two halves", [1, 1]],
])("[METRICS-14] a slice of %s is as high as the pie", (_what, amounts) => {
  const [largest] = pieShapes(amounts.map((amount, at) => ({ name: String(at), amount, text: "" })));
  const heights = ends(largest?.path ?? "").map(([, y]) => y);
  expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(2 * 76, 0);
  expect(largest?.path).not.toContain("NaN");
});
