import {
  type Counter,
  type RawAnswer,
  type Till,
  cartOf,
  handClock,
  openCounter,
  putStock,
  rivalsOf,
  rushBy,
  tallyOf,
} from "@cantina/testkit/orders-suite";
import { countDeadlocks, withTestServer } from "@cantina/testkit/database";
import { beforeAll, describe, expect, test } from "vitest";

type Place = { readonly url: string };
let servers: readonly Place[];
let counter: Counter;
/** Eight sellers, half of them at each of two servers. */
let tills: readonly Till[];

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });

beforeAll(async () => {
  servers = [server(), await server().startAnother()];
  counter = await openCounter(server().database, server(), {
    features: ["stockControl", "commensalDailyLimit"],
    allowIgnoreMinimumBalance: true,
    balanceFloor: -10_000,
  });
  tills = await rivalsOf(counter, server().database.query, servers, 8);
});

const rush = (times: number, sell: (till: Till, index: number, key: string) => Promise<RawAnswer>) =>
  rushBy(tills, times, sell);
const valueOf = async (text: string, id: string): Promise<unknown> =>
  (await server().database.query(text, [id]))[0]?.["value"];

describe("tills that race", () => {
  test("[BOOK-05] for 20 units sell exactly 20 of 32 wanted, and the losers hear that none is left", async () => {
    const product = await counter.product({ stock: 20 });
    const answers = await rush(4, (till, _, key) => till.sell(cartOf(product), key));
    expect(tallyOf(answers)).toEqual({ DONE: 20, OUT_OF_STOCK: 12 });
    const refusals = answers.filter(({ code }) => code === "OUT_OF_STOCK");
    expect(refusals.every(({ status, text }) => status === 409 && text.includes('"available":0'))).toBe(true);
    expect(await valueOf("select current_stock as value from product where id = $1", product)).toBe(0);
    expect(await valueOf("select sum(amount) as value from stock_flow where product_id = $1", product)).toBe(0);
  });

  test("[BOOK-05] for the same products in opposite orders neither hang nor oversell", async () => {
    const products = await Promise.all(Array.from({ length: 4 }, () => counter.product({ stock: 12 })));
    const lines = products.map((productId) => ({
      type: "PRODUCT" as const,
      productId,
      quantity: 1,
      productVersion: 1,
    }));
    const [any] = products;
    if (any === undefined) throw new Error("no product");
    const answers = await rush(4, (till, index, key) =>
      till.sell({ ...cartOf(any), orderItems: index % 2 === 0 ? lines : [...lines].reverse() }, key),
    );
    expect(tallyOf(answers)).toEqual({ DONE: 12, OUT_OF_STOCK: 20 });
  });

  test("[BOOK-05] while the stock is being switched on keep to it", async () => {
    const product = await counter.product();
    const [answers] = await Promise.all([
      rush(4, (till, _, key) => till.sell(cartOf(product), key)),
      putStock(server().database.query, product, 3),
    ]);
    const soldFromStock = Number(
      await valueOf(
        "select -coalesce(sum(amount) filter (where amount < 0), 0) as value from stock_flow where product_id = $1",
        product,
      ),
    );
    expect(await valueOf("select current_stock as value from product where id = $1", product)).toBe(3 - soldFromStock);
    expect(soldFromStock).toBeLessThanOrEqual(3);
    expect(Object.keys(tallyOf(answers)).every((code) => code === "DONE" || code === "OUT_OF_STOCK")).toBe(true);
  });

  test("[BOOK-06] on one account leave it at its minimum balance", async () => {
    const product = await counter.product({ price: 1_000 });
    const { commensalId, clientId } = await counter.diner({ balance: 10_000, minimumBalance: -5_000 });
    const answers = await rush(4, (till, _, key) =>
      till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }), key),
    );
    expect(tallyOf(answers)).toEqual({ DONE: 15, INSUFFICIENT_BALANCE: 17 });
    expect(await valueOf("select balance as value from account where profile_id = $1", clientId)).toBe(-5_000);
  });

  test("[BOOK-06] ignoring the minimum balance stop at the cafeteria's floor", async () => {
    const product = await counter.product({ price: 1_000 });
    const { commensalId, clientId } = await counter.diner({ balance: 2_000 });
    const body = { commensalId, paymentMethod: "ACCOUNT_BALANCE", ignoreInsufficientBalance: true } as const;
    const answers = await rush(4, (till, _, key) => till.sell(cartOf(product, body), key));
    expect(tallyOf(answers)).toEqual({ DONE: 12, NEGATIVE_BALANCE: 20 });
    expect(await valueOf("select balance as value from account where profile_id = $1", clientId)).toBe(-10_000);
  });

  test("[BOOK-07] for a product's daily limit stop at it", async () => {
    const product = await counter.product({ dailyLimit: 7 });
    expect(tallyOf(await rush(2, (till, _, key) => till.sell(cartOf(product), key)))).toEqual({
      DONE: 7,
      DAILY_STOCK_LIMIT_EXCEEDED: 9,
    });
  });

  test("[BOOK-07] for a commensal's daily limit stop at it, whatever it pays with", async () => {
    const product = await counter.product({ price: 1_000 });
    const { commensalId } = await counter.diner({ balance: 1_000_000, dailyLimit: 6_500 });
    const answers = await rush(2, (till, index, key) =>
      till.sell(cartOf(product, { commensalId, paymentMethod: index % 2 === 0 ? "CASH" : "ACCOUNT_BALANCE" }), key),
    );
    expect(tallyOf(answers)).toEqual({ DONE: 6, DAILY_LIMIT_EXCEEDED: 10 });
  });

  test("[BOOK-09] leave every stock at the sum of its flows and every balance at the sum of its postings", async () => {
    const product = await counter.product({ price: 700, stock: 1_000 });
    const diners = await Promise.all(Array.from({ length: 4 }, () => counter.diner({ balance: 50_000 })));
    const answers = await rush(8, (till, index, key) => {
      const diner = diners[index % 4];
      return till.sell(
        cartOf(product, {
          quantity: (index % 3) + 1,
          commensalId: diner?.commensalId ?? null,
          paymentMethod: "ACCOUNT_BALANCE",
        }),
        key,
      );
    });
    expect(tallyOf(answers)).toEqual({ DONE: 64 });
    const wrongBalances = await server().database.query(
      `select a.id from account a where a.cafeteria_id = $1 and a.kind = 'CLIENT' and a.balance <>
         (select coalesce(sum(case when p.credit_account_id = a.id then p.amount else -p.amount end), 0) from posting p
           where a.id in (p.debit_account_id, p.credit_account_id))`,
      [counter.canteen.cafeteriaId],
    );
    const wrongStocks = await server().database.query(
      `select p.id from product p where p.id = $1 and p.current_stock <>
         (select sum(f.amount) from stock_flow f where f.product_id = p.id)`,
      [product],
    );
    const wrongTotals = await server().database.query(
      `select t.id from transaction t where t.cafeteria_id = $1 and (
         t.total_price <> (select sum(i.total) from transaction_item i where i.transaction_id = t.id)
         or t.total_price <> (select coalesce(sum(p.amount), 0) from posting p where p.cause_id = t.id))`,
      [counter.canteen.cafeteriaId],
    );
    expect([wrongBalances, wrongStocks, wrongTotals]).toEqual([[], [], []]);
  });

  // Whoever is told to come again does; that nobody was because two stood in each other's way is to be seen here.
  test("[LOCK-01] none of them met a deadlock", async () => {
    expect(await countDeadlocks(server().database)).toBe(0);
  });
});
