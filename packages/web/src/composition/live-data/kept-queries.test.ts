import type { SnapshotPart, SnapshotStore } from "@cantina/adapters/offline";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepQueries } from "./kept-queries.ts";
import { queryKeys } from "./queries.ts";
import { createQueryClient } from "./query-client.ts";

/** What a device keeps over its pages; each load may be held back. */
function device() {
  const records = new Map<SnapshotPart, unknown>();
  let gate = Promise.resolve();
  const store: SnapshotStore = {
    load: async (part) => {
      await gate;
      return records.get(part) ?? null;
    },
    save: (part, snapshot) => {
      records.set(part, structuredClone(snapshot));
      return Promise.resolve();
    },
    clear: () => Promise.resolve(records.clear()),
  };
  /** Gives what lets the loads go on. */
  const hold = (): (() => void) => {
    let release = (): void => undefined;
    gate = new Promise((go) => {
      release = go;
    });
    return release;
  };
  return { store, records, hold };
}

const page = (store: SnapshotStore) => {
  const queries = createQueryClient(() => true);
  return { queries, keeper: keepQueries(queries, store) };
};
const [products, clients] = [["chipá"], ["Ana"]];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that read both, and was left once the device had kept them. */
async function keptBefore(): Promise<ReturnType<typeof device>> {
  const kept = device();
  const { queries, keeper } = page(kept.store);
  queries.setQueryData(queryKeys.products, products);
  queries.setQueryData(queryKeys.clients, clients);
  await vi.advanceTimersByTimeAsync(1_000);
  keeper.stop();
  return kept;
}

test("[SALE-104] the first part brings the cards without the diners, and the rest brings them", async () => {
  const { store, records } = await keptBefore();
  expect([...records.keys()].toSorted()).toEqual(["first", "rest"]);
  const { queries, keeper } = page(store);
  await keeper.take("first");
  expect(queries.getQueryData(queryKeys.products)).toEqual(products);
  expect(queries.getQueryData(queryKeys.clients)).toBeUndefined();
  await keeper.take("rest");
  expect(queries.getQueryData(queryKeys.clients)).toEqual(clients);
});

test.each([
  { clock: "goes on", ms: 5_000 },
  { clock: "was set back by a day", ms: -86_400_000 },
])("[SALE-104] what was heard of the server meanwhile is not undone, where the clock $clock", async ({ ms }) => {
  const { store, hold } = await keptBefore();
  vi.setSystemTime(Date.now() + ms);
  const { queries, keeper } = page(store);
  await keeper.take("first");
  const release = hold();
  const taking = keeper.take("rest");
  queries.setQueryData(queryKeys.clients, ["Ana", "Beto"]);
  release();
  await taking;
  expect(queries.getQueryData(queryKeys.clients)).toEqual(["Ana", "Beto"]);
});

test("[SALE-104] who is saved before the rest was read loses nothing of it", async () => {
  const { store, hold } = await keptBefore();
  const { queries, keeper } = page(store);
  const release = hold();
  queries.setQueryData(queryKeys.suppliers, ["Molino"]);
  keeper.save();
  release();
  await vi.advanceTimersByTimeAsync(0);
  keeper.stop();
  const next = page(store);
  await next.keeper.take("rest");
  expect(next.queries.getQueryData(queryKeys.clients)).toEqual(clients);
  expect(next.queries.getQueryData(queryKeys.suppliers)).toEqual(["Molino"]);
});

test("[SALE-104] who has left gets nothing any more, and nothing is kept of them", async () => {
  const { store, hold } = await keptBefore();
  const { queries, keeper } = page(store);
  const save = vi.spyOn(store, "save");
  const release = hold();
  const taking = keeper.take("rest");
  queries.setQueryData(queryKeys.products, ["té"]);
  keeper.save();
  keeper.stop();
  release();
  await taking;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(queries.getQueryData(queryKeys.clients)).toBeUndefined();
  expect(save).not.toHaveBeenCalled();
});

test("a changed list is written without the others", async () => {
  const { store } = await keptBefore();
  const save = vi.spyOn(store, "save");
  const { queries, keeper } = page(store);
  await keeper.take("first");
  queries.setQueryData(queryKeys.products, ["té"]);
  keeper.save();
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls.map(([part]) => part)).toEqual(["first"]);
});
