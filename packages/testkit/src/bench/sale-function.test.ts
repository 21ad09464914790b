import { orderEndpoints } from "@cantina/contract/orders";
import { loadTemporal } from "@cantina/domain/kernel";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";

import { everyChange, withTestServer } from "../database/index.ts";
import { seededRandom } from "../demo/index.ts";
import { type BenchGoods, fillCart, readGoods } from "./bench-goods.ts";
import { fillBench } from "./bench-place.ts";
import { type Seller, functionSeller, httpSeller } from "./sellers.ts";

const at = withTestServer();
let goods: BenchGoods;
let product: Seller;
let limit: Seller;

beforeAll(async () => {
  await loadTemporal();
  const { database, url } = at();
  await fillBench(database);
  goods = await readGoods(`${url}/api`);
  product = httpSeller(`${url}/api`, goods);
  limit = await functionSeller({ ...database.address }, goods);
});

afterAll(async () => {
  await product.close();
  await limit.close();
});

const answer = v.object({ data: orderEndpoints.createOrder.data });
const read = (text: string) => v.parse(answer, JSON.parse(text)).data;

test("the limit sells the same cart at the same price, line by line, as the product", async () => {
  const random = seededRandom(3);
  const discounted = goods.diners.filter(({ category }) => category.rate > 0);
  for (let cart = 0; cart < 40; cart += 1) {
    const wanted = fillCart(random, cart % 2 === 0 ? goods : { ...goods, diners: discounted });
    const ours = read(await product.sell(wanted));
    const theirs = read(await limit.sell(wanted));
    const { id: _, cartId: _cart, dateTime: _at, lastStatusUpdate: _update, balanceAfter: first, ...sold } = ours;
    expect(theirs).toMatchObject(sold);
    expect(theirs.balanceAfter).toBe((first ?? 0) - ours.totalPrice);
  }
});

test("the limit writes the same rows as the product", async () => {
  const tables = ["transaction", "transaction_item", "posting", "stock_flow", "idempotency_record", `${everyChange} e`];
  const counts = async (): Promise<readonly unknown[]> =>
    Promise.all(
      tables.map(async (table) => (await at().database.query(`select count(*) as n from ${table}`, []))[0]?.["n"]),
    );
  const wanted = fillCart(seededRandom(4), goods);
  const before = await counts();
  await product.sell(wanted);
  const between = await counts();
  await limit.sell(wanted);
  const after = await counts();
  const written = (from: readonly unknown[], to: readonly unknown[]) =>
    to.map((count, index) => Number(count) - Number(from[index]));
  expect(written(between, after)).toEqual(written(before, between));
  expect(written(between, after)).toEqual([1, 4, 1, 4, 1, 6]);
});

test("the limit refuses a total that is not the price", async () => {
  const wanted = fillCart(seededRandom(5), goods);
  await expect(limit.sell({ ...wanted, total: wanted.lines.length as typeof wanted.total })).rejects.toThrow(
    "PRICE_CHANGED",
  );
});
