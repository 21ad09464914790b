import { randomUUID } from "node:crypto";
import { type Counter, cartOf, handClock, openCounter, putStock } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeAll, describe, expect, test } from "vitest";

type Place = { readonly url: string };
let servers: readonly [Place, Place];
let counter: Counter;
const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });

beforeAll(async () => {
  servers = [server(), await server().startAnother()];
  counter = await openCounter(server().database, servers[0], { features: ["stockControl"] });
});

const ordersOf = async (cartId: string): Promise<number> => {
  const [row] = await server().database.query("select count(*) as orders from transaction where cart_id = $1", [
    cartId,
  ]);
  return Number(row?.["orders"]);
};
const stockOf = async (productId: string): Promise<unknown> =>
  (await server().database.query("select current_stock from product where id = $1", [productId]))[0]?.["current_stock"];

describe("a key", () => {
  test("[BOOK-01] gives a lost answer again, byte for byte, at any server and any later time", async () => {
    const product = await counter.product({ stock: 10 });
    const [body, key] = [cartOf(product, { quantity: 3, comments: 'Sin azúcar ☕ "ya"' }), randomUUID()];
    const first = await counter.till.sell(body, key);
    expect(first.status).toBe(200);
    await counter.reprice(product, { price: 99_900 });
    clock.set("2026-11-21T15:00:00Z");
    const elsewhere = counter.tillOf(counter.canteen.employeeId, servers[1]);
    for (const till of [counter.till, elsewhere]) {
      const again = await till.sell(body, key);
      expect([again.status, again.text]).toEqual([first.status, first.text]);
    }
    clock.set("2026-11-20T13:00:00Z");
    expect([await ordersOf(body.cartId), await stockOf(product)]).toEqual([1, 7]);
  });

  test("[BOOK-01] repeats a refusal too, even when the sale would be possible by now", async () => {
    const product = await counter.product({ stock: 0 });
    const [body, key] = [cartOf(product), randomUUID()];
    const first = await counter.till.sell(body, key);
    expect(first.code).toBe("OUT_OF_STOCK");
    await putStock(server().database.query, product, 5);
    const again = await counter.till.sell(body, key);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect((await counter.till.sell(body)).status).toBe(200);
  });

  test("[BOOK-01] pressed twice at once at two servers sells once, and both hear the same", async () => {
    for (let round = 0; round < 5; round += 1) {
      const product = await counter.product();
      const [body, key] = [cartOf(product), randomUUID()];
      const tills = servers.map((server) => counter.tillOf(counter.canteen.employeeId, server));
      const answers = await Promise.all([...tills, ...tills, ...tills].map((till) => till.sell(body, key)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await ordersOf(body.cartId)).toBe(1);
    }
  });

  test("[BOOK-02] with another request is a conflict and sells nothing", async () => {
    const product = await counter.product({ stock: 10 });
    const [body, key] = [cartOf(product), randomUUID()];
    await counter.till.sell(body, key);
    const other = await counter.till.sell({ ...body, comments: "otro" }, key);
    expect(other).toMatchObject({ status: 409, code: "IDEMPOTENCY_CONFLICT" });
    expect(await stockOf(product)).toBe(9);
  });

  test("[BOOK-02] of another cafeteria is another key", async () => {
    const neighbour = await openCounter(server().database, servers[0]);
    const key = randomUUID();
    expect((await counter.till.sell(cartOf(await counter.product()), key)).status).toBe(200);
    expect((await neighbour.till.sell(cartOf(await neighbour.product()), key)).status).toBe(200);
  });
});

describe("a cart", () => {
  test("[BOOK-03] is sold once, and a second attempt hears of the first order", async () => {
    const product = await counter.product({ stock: 10 });
    const body = cartOf(product);
    const first = await counter.till.sell(body);
    const second = await counter.till.sell(body);
    expect(second).toMatchObject({ status: 409, code: "CART_ALREADY_SOLD", extra: first.data?.["id"] });
    expect(await stockOf(product)).toBe(9);
  });

  test("[BOOK-03] attempted at two servers at once with different keys is sold once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const body = cartOf(await counter.product());
      const tills = servers.map((server) => counter.tillOf(counter.canteen.employeeId, server));
      const answers = await Promise.all([...tills, ...tills].map((till) => till.sell(body)));
      const sold = answers.filter(({ status }) => status === 200);
      expect(sold).toHaveLength(1);
      for (const loser of answers.filter(({ status }) => status !== 200)) {
        expect(loser).toMatchObject({ code: "CART_ALREADY_SOLD", extra: sold[0]?.data?.["id"] });
      }
    }
  });

  test("[BOOK-04] priced from a stale version is refused with the difference, and sold once it is accepted", async () => {
    const product = await counter.product({ price: 10_000, name: "Medialuna" });
    await counter.reprice(product, { price: 12_050, name: "Medialuna" });
    const shown = cartOf(product, { quantity: 2, expectedTotal: 200 });
    const stale = await counter.till.sell(shown);
    expect(stale).toMatchObject({ status: 409, code: "PRICE_CHANGED" });
    expect(stale.extra).toEqual({
      shownTotal: 200,
      total: 241,
      lines: [{ productId: product, name: "Medialuna", version: 2, shownPrice: 100, price: 120.5 }],
    });
    expect((await counter.till.sell({ ...shown, expectedTotal: null })).code).toBe("PRICE_CHANGED");
    const agreed = await counter.till.sell({ ...shown, expectedTotal: 241 });
    expect(agreed.data).toMatchObject({ cartId: shown.cartId, totalPrice: 241, orderItems: [{ productVersion: 2 }] });
  });

  test("[BOOK-04] is priced for the commensal's class, now and in the version that was shown", async () => {
    const product = await counter.product({ price: 10_000, classPrice: 8_000 });
    const { commensalId } = await counter.diner();
    expect((await counter.till.sell(cartOf(product, { commensalId, expectedTotal: 80 }))).data).toMatchObject({
      totalPrice: 80,
    });
    await counter.reprice(product, { price: 11_000, classPrice: 9_000 });
    const stale = await counter.till.sell(cartOf(product, { commensalId }));
    expect(stale.extra).toMatchObject({ shownTotal: 80, total: 90, lines: [{ shownPrice: 80, price: 90 }] });
  });
});
