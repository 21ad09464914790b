import { orderVersion } from "@cantina/domain/catalog-editing";
import { type CategoryId, type ProductId, accepted, id, refused, type Result } from "@cantina/domain/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CatalogOrderInput, catalogOrder, savePause } from "./catalog-order.ts";
import type { ApiFailure } from "./failure.ts";

type Answer = Result<null, ApiFailure>;
const done: Answer = accepted(null);
const sendProducts = vi.fn<CatalogOrderInput["sendProducts"]>();
const sendCategories = vi.fn<CatalogOrderInput["sendCategories"]>();
const reread = vi.fn<() => Promise<unknown>>();
const onFailure = vi.fn<(failure: ApiFailure) => void>();
const open = () => catalogOrder({ sendProducts, sendCategories, reread, onFailure });

const drinks = id<"category">("bebidas");
const ids = (text: string) => [...text].map((name) => id<"product">(name));
const seen = ids("abc").map((productId, index) => ({ id: productId, position: index + 1 }));
const moved = (text: string) => ({ seen, ids: ids(text) });
const sentPositions = () =>
  sendProducts.mock.calls.map(([sent]) => sent.map(({ id: productId, position }) => [productId, position]));
const sentVersions = (call: number) => new Set(sendProducts.mock.calls[call]?.[0].map(({ version }) => version));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  sendProducts.mockResolvedValue(done);
  sendCategories.mockResolvedValue(done);
  reread.mockResolvedValue(null);
});
afterEach(() => vi.useRealTimers());

test("[EDIT-11] moves go out together, once, 5 s after the last of them", async () => {
  const order = open();
  order.moveProducts(drinks, moved("bac"));
  await vi.advanceTimersByTimeAsync(savePause - 1);
  order.moveProducts(drinks, moved("bca"));
  const categories = [id<"category">("z"), id<"category">("y")] as readonly CategoryId[];
  order.moveCategories({ seen: categories.map((one, index) => ({ id: one, position: 2 - index })), ids: categories });
  await vi.advanceTimersByTimeAsync(savePause - 1);
  expect(sendProducts).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sentPositions()).toEqual([
    [
      ["b", 1],
      ["c", 2],
      ["a", 3],
    ],
  ]);
  expect(sentVersions(0)).toEqual(new Set([orderVersion(seen)]));
  expect(sendCategories).toHaveBeenCalledTimes(1);
  expect(order.moves.get()).toEqual({ products: new Map(), categories: null });
  await vi.advanceTimersByTimeAsync(10 * savePause);
  expect(sendProducts).toHaveBeenCalledTimes(1);
});

test("[EDIT-11] who leaves the screen has them sent at once, and not again", async () => {
  const order = open();
  order.moveProducts(drinks, moved("bac"));
  const leaving = order.flush();
  expect(sendProducts).toHaveBeenCalledTimes(1);
  await leaving;
  await order.flush();
  await vi.advanceTimersByTimeAsync(10 * savePause);
  expect(sendProducts).toHaveBeenCalledTimes(1);
});

test("[EDIT-11] a list moved while it is being saved is sent again from where it stands then", async () => {
  let answer: (value: Answer) => void = () => undefined;
  sendProducts.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const order = open();
  order.moveProducts(drinks, moved("bac"));
  const first = order.flush();
  order.moveProducts(drinks, moved("bca"));
  answer(done);
  await first;
  expect(order.moves.get().products.get(drinks)?.ids).toEqual(ids("bca"));
  await order.flush();
  const between = ids("bac").map((one: ProductId, index) => ({ id: one, position: index + 1 }));
  expect(sentVersions(1)).toEqual(new Set([orderVersion(between)]));
  expect(sentPositions()[1]).toEqual([
    ["c", 2],
    ["a", 3],
  ]);
});

test("[EDIT-06] a stale order gives way to the current one, and says so", async () => {
  const failure: ApiFailure = { code: "STALE_SORT", data: [] };
  sendProducts.mockResolvedValue(refused(failure));
  const order = open();
  order.moveProducts(drinks, moved("bac"));
  await order.flush();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  expect(reread).toHaveBeenCalledTimes(1);
  expect(order.moves.get().products.size).toBe(0);
});

test("[EDIT-11] without the server the moves stay as they are and are sent when it is back", async () => {
  sendProducts.mockResolvedValueOnce(refused({ code: "UNREACHABLE" }));
  const order = open();
  order.moveProducts(drinks, moved("bac"));
  await order.flush();
  expect(order.moves.get().products.get(drinks)?.ids).toEqual(ids("bac"));
  await vi.advanceTimersByTimeAsync(savePause);
  expect(sendProducts).toHaveBeenCalledTimes(2);
  expect(order.moves.get().products.size).toBe(0);
});
