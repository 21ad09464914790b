import { cents, accepted, id, refused, type Result } from "@cantina/domain/kernel";
import type { Product } from "@cantina/domain/catalog";
import type { PlacedOrder } from "@cantina/domain/orders";
import { plainProduct } from "@cantina/testkit/arbitraries";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiFailure } from "../../failures/failure.ts";
import { takeFromShownStock } from "./late-stock.ts";
import { liveData } from "./live-data.ts";
import { productsQuery, queryKeys } from "./queries.ts";
import { createQueryClient } from "./query-client.ts";
import type { Sources } from "./sources.ts";

const product = (name: string, currentStock: number): Product => ({ ...plainProduct(name), currentStock });

type Answer = Result<Product, ApiFailure>;
const readProduct = vi.fn<() => Promise<Answer>>();
const listProducts = vi.fn<() => Promise<Result<Product[], ApiFailure>>>();
const readClient = vi.fn<() => Promise<Result<never, ApiFailure>>>();
const sources = { calls: { readProduct, listProducts, readClient } } as unknown as Sources;

const first = [product("chipá", 8), product("té", 3)];
let queries = createQueryClient(() => true);
const live = () => liveData(queries, sources);
const changed = (name: string, kind: "changed" | "deleted" = "changed") =>
  ({ type: "entity", kind, entityType: "product", id: name }) as const;
const stocks = () => queries.getQueryData<readonly Product[]>(queryKeys.products)?.map((one) => one.currentStock);

beforeEach(() => {
  queries = createQueryClient(() => true);
  queries.setQueryData(queryKeys.products, first);
  vi.resetAllMocks();
});
afterEach(() => queries.clear());

test("a changed product is read alone, and the others stay the same objects", async () => {
  readProduct.mockResolvedValue(accepted(product("té", 2)));
  await live().take(changed("té"));
  expect(stocks()).toEqual([8, 2]);
  expect(queries.getQueryData<readonly Product[]>(queryKeys.products)?.[0]).toBe(first[0]);
  expect(listProducts).not.toHaveBeenCalled();
});

test("of two changes in a row the answer to the later one stays, whichever comes last", async () => {
  let answerFirst: (answer: Answer) => void = () => {};
  readProduct.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
  readProduct.mockResolvedValueOnce(accepted(product("té", 1)));
  const earlier = live().take(changed("té"));
  await expect.poll(() => readProduct).toHaveBeenCalledOnce();
  await live().take(changed("té"));
  answerFirst(accepted(product("té", 2)));
  await earlier;
  expect(stocks()).toEqual([8, 1]);
});

test("a product that is gone leaves the list, whether the event or the answer says so", async () => {
  await live().take(changed("chipá", "deleted"));
  expect(stocks()).toEqual([3]);
  readProduct.mockResolvedValue(refused({ code: "NOT_FOUND" }));
  await live().take(changed("té"));
  expect(stocks()).toEqual([]);
});

test("a product that can't be read alone is read with all the others", async () => {
  readProduct.mockResolvedValue(refused({ code: "UNREACHABLE" }));
  listProducts.mockResolvedValue(accepted([product("té", 5)]));
  const stop = new QueryObserver(queries, productsQuery(sources)).subscribe(() => {});
  await live().take(changed("té"));
  await expect.poll(() => stocks()).toEqual([5]);
  stop();
});

test("what nobody has looked at is not read", async () => {
  await live().take({ type: "entity", kind: "changed", entityType: "balance", id: "ana" });
  expect(readClient).not.toHaveBeenCalled();
});

test("products that were moved, shown or hidden together are read again with their category", async () => {
  listProducts.mockResolvedValue(accepted([product("té", 4)]));
  const stop = new QueryObserver(queries, productsQuery(sources)).subscribe(() => {});
  await live().take({ type: "entity", kind: "changed", entityType: "category", id: "bebidas" });
  await expect.poll(() => stocks()).toEqual([4]);
  stop();
});

/** A read of the list that answers when it is told to. */
function listUnderWay(): (list: Product[]) => void {
  let answer: (list: Product[]) => void = () => {};
  listProducts.mockReturnValueOnce(new Promise((resolve) => (answer = (list) => resolve(accepted(list)))));
  return (list) => answer(list);
}

test.each([
  ["of a product", changed("té")],
  ["of a category", { type: "entity", kind: "changed", entityType: "category", id: "bebidas" } as const],
  ["of a gap", { type: "missed" } as const],
])("a first answer that is older than the news %s is read again", async (_, news) => {
  queries.clear();
  const answer = listUnderWay();
  listProducts.mockResolvedValue(accepted([product("té", 2)]));
  const stop = new QueryObserver(queries, productsQuery(sources)).subscribe(() => {});
  await expect.poll(() => listProducts).toHaveBeenCalledOnce();
  const taken = live().take(news);
  answer([product("té", 3)]);
  await taken;
  await expect.poll(() => stocks()).toEqual([2]);
  expect(listProducts).toHaveBeenCalledTimes(2);
  stop();
});

test("an answer nobody looks at that is older than the news is read again by the next who does", async () => {
  const answer = listUnderWay();
  listProducts.mockResolvedValue(accepted([product("té", 2)]));
  const asked = queries.fetchQuery({ ...productsQuery(sources), staleTime: 0 });
  await live().take({ type: "entity", kind: "changed", entityType: "category", id: "bebidas" });
  answer([product("té", 3)]);
  await asked;
  await expect.poll(() => queries.getQueryState(queryKeys.products)?.isInvalidated).toBe(true);
});

test("a product that is gone does not come back with a list that was under way", async () => {
  const answer = listUnderWay();
  listProducts.mockResolvedValue(accepted([product("chipá", 8)]));
  const stop = new QueryObserver(queries, { ...productsQuery(sources), staleTime: 0 }).subscribe(() => {});
  await expect.poll(() => listProducts).toHaveBeenCalledOnce();
  await live().take(changed("té", "deleted"));
  answer(first);
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(stocks()).toEqual([8]);
  stop();
});

test("reading one item makes the rest of its list no newer and no less stale", async () => {
  queries.setQueryData(queryKeys.products, first, { updatedAt: 1_000 });
  await live().take({ type: "missed" });
  readProduct.mockResolvedValue(accepted(product("té", 2)));
  await live().take(changed("té"));
  expect(stocks()).toEqual([8, 2]);
  expect(queries.getQueryState(queryKeys.products)).toMatchObject({ isInvalidated: true, dataUpdatedAt: 1_000 });
});

test("an item that was asked for before its list does not undo what the list tells", async () => {
  queries.setQueryData(queryKeys.products, first, { updatedAt: 1_000 });
  let answerItem: (answer: Answer) => void = () => {};
  readProduct.mockReturnValueOnce(new Promise((resolve) => (answerItem = resolve)));
  listProducts.mockResolvedValue(accepted([product("chipá", 8), product("té", 1)]));
  const stop = new QueryObserver(queries, {
    ...productsQuery(sources),
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {});
  const taken = live().take(changed("té"));
  await expect.poll(() => readProduct).toHaveBeenCalledOnce();
  await live().take({ type: "entity", kind: "changed", entityType: "category", id: "bebidas" });
  expect(stocks()).toEqual([8, 1]);
  answerItem(accepted(product("té", 2)));
  await taken;
  expect(stocks()).toEqual([8, 1]);
  stop();
});

const inCash = {
  id: "venta",
  orderType: "ORDER",
  status: "STARTED",
  paymentMethod: "CASH",
  buyerId: "ana",
  orderItems: [],
};

test.each([
  ["sale", () => live().takeSale(inCash as unknown as PlacedOrder)],
  ["top-up", () => live().takePayment(id("ana"))],
])("a %s of the tab's own, of which nobody tells it, makes stale what others are told of", async (_, take) => {
  const { deliveredOrders, history, managedClients, statement, cashIntervals, register } = queryKeys;
  const lists = [deliveredOrders, [...history, {}, 0], managedClients, [...statement, "ana"], cashIntervals, register];
  for (const queryKey of lists) queries.setQueryData(queryKey, []);
  await take();
  expect(lists.filter((queryKey) => queries.getQueryState(queryKey)?.isInvalidated !== true)).toEqual([]);
});

test("a product that is gone does not come back with its own answer that was under way", async () => {
  let answerItem: (answer: Answer) => void = () => {};
  readProduct.mockReturnValueOnce(new Promise((resolve) => (answerItem = resolve)));
  const earlier = live().take(changed("té"));
  await expect.poll(() => readProduct).toHaveBeenCalledOnce();
  await live().take(changed("té", "deleted"));
  answerItem(accepted(product("té", 2)));
  await earlier;
  expect(stocks()).toEqual([8]);
});

test("news of a list is not lost when an item is put into it and nobody waits for it any more", async () => {
  let answerItem: (answer: Answer) => void = () => {};
  readProduct.mockReturnValueOnce(new Promise((resolve) => (answerItem = resolve)));
  listProducts.mockReturnValue(new Promise(() => {}));
  const leave = new QueryObserver(queries, productsQuery(sources)).subscribe(() => {});
  const taken = live().take(changed("té"));
  await expect.poll(() => readProduct).toHaveBeenCalledOnce();
  void live().take({ type: "missed" });
  await expect.poll(() => listProducts).toHaveBeenCalledOnce();
  answerItem(accepted(product("té", 2)));
  await taken;
  leave();
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(queries.getQueryState(queryKeys.products)?.isInvalidated).toBe(true);
});

test("after a gap everything that is shown is read again", async () => {
  listProducts.mockResolvedValue(accepted([product("té", 9)]));
  const stop = new QueryObserver(queries, productsQuery(sources)).subscribe(() => {});
  await live().take({ type: "missed" });
  await expect.poll(() => stocks()).toEqual([9]);
  stop();
});

const held = (of: Product, quantity: number) => {
  const { id: productId, name, currentStock, hiddenForClasses, seals } = of;
  return { productId, name, quantity, currentStock, hiddenForClasses, seals };
};
/** Two chipás and a tea. */
const snack: Product = {
  ...product("merienda", 3),
  type: "PROMOTION",
  items: first.map((one) => held(one, one.name === "chipá" ? 2 : 1)),
};
const shownSnack = () => {
  const shown = new QueryObserver(queries, { ...productsQuery(sources), enabled: false }).getCurrentResult().data;
  return shown?.find(({ type }) => type === "PROMOTION");
};

test("[CATALOG-08] a product that changed is another in the promotions that hold it, which nobody told of", async () => {
  queries.setQueryData(queryKeys.products, [...first, snack]);
  expect(shownSnack()?.currentStock).toBe(3);
  readProduct.mockResolvedValue(accepted({ ...product("chipá", 3), name: "Chipá grande" }));
  await live().take(changed("chipá"));
  expect([shownSnack()?.currentStock, shownSnack()?.items[0]?.name]).toEqual([1, "Chipá grande"]);
});

test("[CATALOG-06] a promotion sold without the server takes its items from what is shown", () => {
  queries.setQueryData(queryKeys.products, [...first, snack]);
  const line = { type: "PRODUCT" as const, productVersion: 1, price: cents(100) };
  takeFromShownStock(queries, {
    orderItems: [
      { ...line, productId: snack.id, quantity: 2 },
      { ...line, productId: id("té"), quantity: 1 },
    ],
  });
  // 8 − 2 × 2 chipás, 3 − 2 − 1 teas: enough for no other snack.
  expect(stocks()).toEqual([4, 0, 3]);
  expect(shownSnack()?.currentStock).toBe(0);
});
