import type { CategoryGroup, Product } from "@cantina/domain/catalog";
import { id } from "@cantina/domain/kernel";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useDrawn } from "./use-drawn.ts";

afterEach(cleanup);

/** Of a group it is only counted what it holds. */
const group = (count: number): CategoryGroup => ({
  category: { id: id("bebidas"), name: "Bebidas", position: 1, version: 1, requestTimeLimit: null },
  products: Array.from<Product>({ length: count }),
});
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

type Listed = { readonly list: string; readonly groups: readonly CategoryGroup[] };

test("the first cards are drawn at once, the rest after them, and another list begins anew", async () => {
  const drawn: (readonly number[])[] = [];
  const all = { list: "", groups: [group(50), group(0), group(950)] };
  const initialProps: Listed = all;
  const { rerender } = renderHook(
    ({ list, groups }: Listed) => {
      drawn.push(useDrawn(list, groups).all);
    },
    { initialProps },
  );
  expect(drawn[0]).toEqual([50, 0, 10]);
  await waitFor(() => expect(drawn.at(-1)).toEqual([50, 0, 950]));
  const counts = drawn.map(sum);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));

  rerender({ list: "mate", groups: [group(2)] });
  expect(drawn.at(-1)).toEqual([2]);
  const before = drawn.length;
  rerender(all);
  expect(drawn[before]).toEqual([50, 0, 10]);
  await waitFor(() => expect(drawn.at(-1)).toEqual([50, 0, 950]));
});

test("what comes to a list that is drawn is drawn too", async () => {
  const { result, rerender } = renderHook(({ count }) => useDrawn("", [group(count)]).all, {
    initialProps: { count: 300 },
  });
  await waitFor(() => expect(result.current).toEqual([300]));
  rerender({ count: 301 });
  await waitFor(() => expect(result.current).toEqual([301]));
  rerender({ count: 900 });
  await waitFor(() => expect(result.current).toEqual([900]));
});
