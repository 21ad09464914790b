import { expect, test } from "vitest";
import { columnsFor, sectionRows } from "./section-rows.ts";

const section = (id: string, count: number) => ({
  id,
  items: Array.from({ length: count }, (_, at) => ({ id: `${id}${at}` })),
});
const shape = (sections: readonly ReturnType<typeof section>[], columns: number) =>
  sectionRows(sections, columns).map((row) => (row.kind === "header" ? row.section.id : row.items.length));

test("a section is its heading and rows of as many cards as fit", () => {
  expect(shape([section("a", 5), section("b", 4)], 4)).toEqual(["a", 4, 1, "b", 4]);
});

test("a section without cards keeps its heading", () => {
  expect(shape([section("a", 0), section("b", 1)], 2)).toEqual(["a", "b", 1]);
});

test("a row that keeps its first card keeps its name", () => {
  const names = (count: number) => sectionRows([section("a", count)], 2).map(({ key }) => key);
  expect(names(3)).toEqual(["a", "a a0", "a a2"]);
  expect(names(4)).toEqual(names(3));
});

test.each([
  [848, 12, 152, 5],
  [362, 10, 152, 2],
  [1200, 12, 152, 7],
  [280, 10, 300, 1],
  [912, 12, 300, 2],
])("%i px with a gap of %i hold %i px wide cards in %i columns", (width, gap, narrowest, columns) => {
  expect(columnsFor(width, gap, narrowest)).toBe(columns);
});
