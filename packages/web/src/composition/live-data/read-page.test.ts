import { lastPage } from "@cantina/domain/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

const limit = 10;
const few = fc.integer({ min: 0, max: 45 });

/** A result of so many rows, each of which is its number, that is counted as it was before. */
const resultOf =
  (rows: number, counted: number) => async (paging: { readonly offset: number; readonly limit: number }) => ({
    data: Array.from({ length: rows }, (_, at) => at).slice(paging.offset, paging.offset + paging.limit),
    totalCount: counted,
  });

test("[HISTORY-04] [CLIENTS-21] a page is the one that was asked for, and beyond the end the last one", async () => {
  await fc.assert(
    fc.asyncProperty(few, fc.integer({ min: 0, max: 9 }), async (rows, page) => {
      const { data } = await readPage({ offset: page * limit, limit }, resultOf(rows, rows));
      const first = Math.min(page, lastPage(rows, limit)) * limit;
      expect(data).toEqual(Array.from({ length: Math.min(limit, rows - first) }, (_, at) => first + at));
    }),
  );
});

test("[HISTORY-09] a result with fewer rows than it was counted with has a last page too", async () => {
  await fc.assert(
    fc.asyncProperty(few, few, fc.integer({ min: 0, max: 9 }), async (rows, gone, page) => {
      const { data } = await readPage({ offset: page * limit, limit }, resultOf(rows, rows + gone));
      expect(data.length).toBeGreaterThanOrEqual(Math.min(1, rows));
    }),
  );
});
