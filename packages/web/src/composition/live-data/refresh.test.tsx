import { accepted, id, refused } from "@cantina/domain/kernel";
import { type QueryClient, QueryObserver, type QueryObserverOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boardOrdersQuery } from "./board-data.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { cafeteriaQuery, categoriesQuery, productsQuery, shortagesQuery } from "./queries.ts";
import { createQueryClient } from "./query-client.ts";
import type { Sources } from "./sources.ts";

let isSignedIn = true;
let queries: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  isSignedIn = true;
  queries = createQueryClient(() => isSignedIn);
  queries.mount();
});
afterEach(() => {
  queries.unmount();
  queries.clear();
  vi.useRealTimers();
});

/** Every read of every source. */
const read = vi.fn<() => Promise<unknown>>();
const anySource = new Proxy({}, { get: () => read });
const sources = new Proxy({}, { get: (_, name) => (name === "cafeteriaId" ? id("x") : anySource) }) as Sources;

/** Counts the reads up to each of these moments, in milliseconds. */
async function readsUntil(moments: readonly number[]): Promise<readonly number[]> {
  const counts: number[] = [];
  let passed = 0;
  for (const moment of moments) {
    await vi.advanceTimersByTimeAsync(moment - passed);
    passed = moment;
    counts.push(read.mock.calls.length);
  }
  return counts;
}

const watch = (options: unknown, answer: unknown = accepted([])): void => {
  read.mockReset().mockResolvedValue(answer);
  new QueryObserver(queries, options as QueryObserverOptions).subscribe(() => undefined);
};

test.each([
  ["products", 60, productsQuery(sources)],
  ["categories", 60, categoriesQuery(sources)],
  ["shortages", 60, shortagesQuery(sources, true)],
  ["pending orders", 300, boardOrdersQuery(sources)],
  ["the cafeteria with its times", 120, cafeteriaQuery(sources)],
])("%s are read again every %i seconds", async (_, seconds, options) => {
  watch(options);
  const interval = seconds * 1000;
  expect(await readsUntil([interval - 1, interval, 2 * interval - 1, 2 * interval])).toEqual([1, 2, 2, 3]);
});

const failing = (failure: ApiFailure): void =>
  watch({ ...productsQuery(sources), refetchInterval: false }, refused(failure));

test("a failed read is tried again after 1, 2, 4, 8, 16 seconds, and then every 16", async () => {
  failing({ code: "UNREACHABLE" });
  const moments = [1, 3, 7, 15, 31, 47].flatMap((second) => [second * 1000 - 1, second * 1000]);
  expect(await readsUntil(moments)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]);
});

test("nobody signed in, nothing is tried again", async () => {
  isSignedIn = false;
  failing({ code: "UNREACHABLE" });
  expect(await readsUntil([60_000])).toEqual([1]);
});

test("a refusal that will not change is not asked for again", async () => {
  failing({ code: "WRONG_PERMISSIONS" } as ApiFailure);
  expect(await readsUntil([60_000])).toEqual([1]);
});
