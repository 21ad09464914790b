import { cents } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import type { ProductCardView } from "./ProductCard.tsx";
import { type CategoryView, columnsFor, gridRows } from "./grid-rows.ts";

const product = (id: string): ProductCardView => ({
  id,
  name: id,
  description: "",
  price: cents(100),
  stock: null,
  isPromotion: false,
  picture: { url: null, tint: "sky" },
});
const category = (id: string, count: number): CategoryView => ({
  id,
  name: id,
  products: Array.from({ length: count }, (_, at) => product(`${id}${at}`)),
});

const shape = (categories: readonly CategoryView[], columns: number, closed: readonly string[] = []) =>
  gridRows(categories, columns, new Set(closed)).map((row) =>
    row.kind === "header" ? row.category.id : row.products.length,
  );

test("a panel is its header and rows of as many cards as fit", () => {
  expect(shape([category("a", 5), category("b", 4)], 4)).toEqual(["a", 4, 1, "b", 4]);
});

test("a closed panel keeps its header and shows no card", () => {
  expect(shape([category("a", 5), category("b", 1)], 2, ["a"])).toEqual(["a", "b", 1]);
});

test("an empty panel has no row", () => {
  expect(shape([category("a", 0)], 3)).toEqual(["a"]);
});

test.each([
  [848, 12, 5],
  [362, 10, 2],
  [280, 10, 2],
  [1200, 12, 7],
])("%i px with a gap of %i hold %i columns", (width, gap, columns) => {
  expect(columnsFor(width, gap)).toBe(columns);
});
