import { beforeEach, expect, test, vi } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import { type Result, accepted, id, refused } from "../kernel/index.ts";
import {
  type CatalogOrderEvent,
  type CatalogOrderPort,
  catalogOrderMachine,
  orderVersion,
  savePause,
} from "./index.ts";

type Failure = { readonly code: "STALE_SORT" | "UNREACHABLE" };
type Port = CatalogOrderPort<Failure>;
type Answer = Result<null, Failure>;

const done: Answer = accepted(null);
const sortProducts = vi.fn<Port["sortProducts"]>();
const sortCategories = vi.fn<Port["sortCategories"]>();
const reread = vi.fn<Port["reread"]>();

function open() {
  const clock = new SimulatedClock();
  const refusals: string[] = [];
  const port: Port = { sortProducts, sortCategories, reread, isPassing: ({ code }) => code === "UNREACHABLE" };
  const actor = createActor(catalogOrderMachine<Failure>(), { clock, input: port });
  actor.on("order.refused", ({ failure }) => refusals.push(failure.code));
  actor.start();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    refusals,
    settle,
    moves: () => actor.getSnapshot().context.moves,
    send: (event: CatalogOrderEvent) => actor.send(event),
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
  };
}

const drinks = id<"category">("bebidas");
const ids = (text: string) => [...text].map((name) => id<"product">(name));
const seen = ids("abc").map((productId, index) => ({ id: productId, position: index + 1 }));
const moved = (text: string): CatalogOrderEvent => ({
  type: "order.productsMoved",
  categoryId: drinks,
  list: { seen, ids: ids(text) },
});
const leave: CatalogOrderEvent = { type: "order.left" };
const sentPositions = () =>
  sortProducts.mock.calls.map(([sent]) => sent.map(({ id: productId, position }) => [productId, position]));
const sentVersions = (call: number) => new Set(sortProducts.mock.calls[call]?.[0].map(({ version }) => version));

beforeEach(() => {
  vi.resetAllMocks();
  sortProducts.mockResolvedValue(done);
  sortCategories.mockResolvedValue(done);
  reread.mockResolvedValue(null);
});

test("[EDIT-11] moves go out together, once, 5 s after the last of them", async () => {
  const order = open();
  order.send(moved("bac"));
  await order.pass(savePause - 1);
  order.send(moved("bca"));
  const categories = ["z", "y"].map((one) => id<"category">(one));
  const list = { seen: categories.map((one, index) => ({ id: one, position: 2 - index })), ids: categories };
  order.send({ type: "order.categoriesMoved", list });
  await order.pass(savePause - 1);
  expect(sortProducts).not.toHaveBeenCalled();
  await order.pass(1);
  expect(sentPositions()).toEqual([
    [
      ["b", 1],
      ["c", 2],
      ["a", 3],
    ],
  ]);
  expect(sentVersions(0)).toEqual(new Set([orderVersion(seen)]));
  expect(sortCategories).toHaveBeenCalledTimes(1);
  expect(order.moves()).toEqual({ products: new Map(), categories: null });
  await order.pass(10 * savePause);
  expect(sortProducts).toHaveBeenCalledTimes(1);
});

test("[EDIT-11] who leaves the screen has them sent at once, and not again", async () => {
  const order = open();
  order.send(moved("bac"));
  order.send(leave);
  // A page that is closed waits for nothing.
  expect(sortProducts).toHaveBeenCalledTimes(1);
  await order.settle();
  order.send(leave);
  await order.pass(10 * savePause);
  expect(sortProducts).toHaveBeenCalledTimes(1);
});

test("[EDIT-11] who comes back after leaving an order as it was has the next moves wait for each other", async () => {
  const order = open();
  order.send(leave);
  order.send(moved("bac"));
  await order.pass(savePause - 1);
  expect(sortProducts).not.toHaveBeenCalled();
});

test("[EDIT-11] a list moved while it is being saved is sent again from where it stands then", async () => {
  let answer: (value: Answer) => void = () => undefined;
  sortProducts.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const order = open();
  order.send(moved("bac"));
  order.send(leave);
  order.send(moved("bca"));
  answer(done);
  await order.settle();
  expect(order.moves().products.get(drinks)?.ids).toEqual(ids("bca"));
  order.send(leave);
  await order.settle();
  const between = ids("bac").map((one, index) => ({ id: one, position: index + 1 }));
  expect(sentVersions(1)).toEqual(new Set([orderVersion(between)]));
  expect(sentPositions()[1]).toEqual([
    ["c", 2],
    ["a", 3],
  ]);
});

test("[EDIT-11] who leaves while a list is being saved has the later moves sent right after it", async () => {
  let answer: (value: Answer) => void = () => undefined;
  sortProducts.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const order = open();
  order.send(moved("bac"));
  order.send(leave);
  order.send(moved("bca"));
  order.send(leave);
  expect(sortProducts).toHaveBeenCalledTimes(1);
  answer(done);
  await order.settle();
  expect(sortProducts).toHaveBeenCalledTimes(2);
});

test("[EDIT-11] who comes back while nothing more was moved has the next moves wait for each other again", async () => {
  let answer: (value: Answer) => void = () => undefined;
  sortProducts.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const order = open();
  order.send(moved("bac"));
  order.send(leave);
  order.send(leave);
  answer(done);
  await order.settle();
  order.send(moved("bca"));
  await order.pass(savePause - 1);
  expect(sortProducts).toHaveBeenCalledTimes(1);
  await order.pass(1);
  expect(sortProducts).toHaveBeenCalledTimes(2);
});

test("[EDIT-06] a stale order gives way to the current one, and says so", async () => {
  sortProducts.mockResolvedValue(refused({ code: "STALE_SORT" }));
  const order = open();
  order.send(moved("bac"));
  order.send(leave);
  await order.settle();
  expect(order.refusals).toEqual(["STALE_SORT"]);
  expect(reread).toHaveBeenCalledTimes(1);
  expect(order.moves().products.size).toBe(0);
});

test("[EDIT-11] without the server the moves stay as they are and are sent when it is back", async () => {
  sortProducts.mockResolvedValueOnce(refused({ code: "UNREACHABLE" }));
  const order = open();
  order.send(moved("bac"));
  order.send(leave);
  await order.settle();
  expect(order.moves().products.get(drinks)?.ids).toEqual(ids("bac"));
  await order.pass(savePause);
  expect(sortProducts).toHaveBeenCalledTimes(2);
  expect(order.moves().products.size).toBe(0);
});
