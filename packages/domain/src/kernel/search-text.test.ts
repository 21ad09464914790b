import { expect, test } from "vitest";
import { matchesSearch, searchText } from "./index.ts";

test("[KERNEL-07] finds words in any order, whatever accents and case", () => {
  const searchable = searchText("Sándwich de Ñoquis Pérez");
  expect(matchesSearch(searchable, "perez SAND")).toBe(true);
  expect(matchesSearch(searchable, "noquis")).toBe(true);
  expect(matchesSearch(searchable, "ñoquis ")).toBe(true);
  expect(matchesSearch(searchable, "perez milanesa")).toBe(false);
});
