import { randomUUID } from "node:crypto";
import { everyChange, withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type OrderBody,
  type RawAnswer,
  type Till,
  cartOf,
  openCounter,
  rivalsOf,
  rushBy,
} from "@cantina/testkit/orders-suite";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const server = withTestServer();
let counter: Counter;
let tills: readonly Till[];

beforeAll(async () => {
  const { database } = server();
  counter = await openCounter(database, server(), { features: ["stockControl"], discountRate: 500 });
  tills = await rivalsOf(counter, database.query, [server()], 6);
});

const tillAt = (index: number): Till => {
  const till = tills[index % tills.length];
  if (till === undefined) throw new Error("there are tills");
  return till;
};
const idOf = ({ data }: RawAnswer): string => String(data?.["id"]);
const rowsOf = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
/** How many transactions wrote these orders. */
const writersOf = async (ids: readonly string[]): Promise<number> =>
  Number((await rowsOf("select count(distinct xmin::text) as n from transaction where id = any ($1)", ids))[0]?.["n"]);

describe("[BOOK-21] sales that come at once", () => {
  test("are booked together, each as its own seller's, once, and as the books have it", async () => {
    const products = await Promise.all([{ stock: 500 }, { stock: 500 }, {}].map((one) => counter.product(one)));
    const holds = products.slice(0, 1).map((productId) => ({ productId, quantity: 2 }));
    const offer = await counter.product({ holds });
    const diners = await Promise.all(Array.from({ length: 3 }, () => counter.diner({ balance: 90_000_000 })));
    const carts = Array.from({ length: 60 }, (_, index): OrderBody => {
      const commensalId = diners[index % 3]?.commensalId ?? null;
      const onAccount = index % 4 > 0;
      const orderItems = products.map((productId, at) => ({
        type: "PRODUCT" as const,
        productId: index === 30 && at === 0 ? offer : productId,
        quantity: 1 + ((index + at) % 3),
        productVersion: 1,
      }));
      return { cartId: randomUUID(), commensalId, orderItems, paymentMethod: onAccount ? "ACCOUNT_BALANCE" : "CASH" };
    });
    const keys: string[] = [];
    const sell = (till: Till, index: number, key: string): Promise<RawAnswer> => {
      keys[index] = key;
      return till.sell(carts[index] ?? cartOf(offer), key);
    };
    const answers = await rushBy(tills, 10, sell);
    expect(answers.map(({ status }) => status)).toEqual(carts.map(() => 200));
    const ids = answers.map(idOf);
    expect(await writersOf(ids)).toBeLessThan(ids.length / 2);

    const [audited] = await rowsOf(
      `select count(*)::int as rows, count(distinct a.request_id)::int as requests,
              count(*) filter (where a.profile_id = t.seller_id and a.action like 'POST %/transactions/orders')::int as own
         from audit_log a join transaction t on t.id::text = a.changes -> 0 ->> 'id' where t.id = any ($1)`,
      ids,
    );
    expect(audited).toEqual({ rows: 60, requests: 60, own: 60 });
    const told = await rowsOf(
      `select entity_id, count(*)::int as n from ${everyChange} e where entity_type = 'order' and entity_id = any ($1) group by 1`,
      ids,
    );
    expect(told).toHaveLength(60);
    expect(told.every(({ n }) => n === 1)).toBe(true);

    // The same again is answered as at first, byte for byte.
    const again = await Promise.all(
      answers.map((_, index) => sell(tillAt(Math.floor(index / 10)), index, keys[index] ?? "")),
    );
    expect(again.map(({ text }) => text)).toEqual(answers.map(({ text }) => text));
    // No two sales of an account were told the same balance.
    const left = answers.flatMap(({ data }) =>
      data?.["paymentMethod"] === "ACCOUNT_BALANCE"
        ? [`${String(data["buyerId"])} ${String(data["balanceAfter"])}`]
        : [],
    );
    expect(new Set(left).size).toBe(45);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  });

  test("wait for nobody who holds what another one of them needs", async () => {
    const [held, free] = [await counter.product({ stock: 50 }), await counter.product({ stock: 50 })];
    const { commensalId } = await counter.diner({ balance: 9_000_000 });
    const others = Array.from({ length: 30 }, (_, index) =>
      cartOf(free, index % 2 === 0 ? { commensalId, paymentMethod: "ACCOUNT_BALANCE" } : {}),
    );
    let isLetGo = false;
    const waiting: Promise<boolean>[] = [];
    await server()
      .database.kysely.transaction()
      .execute(async (trx) => {
        await sql`select from product where id = ${held} for update`.execute(trx);
        for (const till of tills) waiting.push(till.sell(cartOf(held)).then(({ status }) => status === 200 && isLetGo));
        const answers = await Promise.all(others.map((cart, index) => tillAt(index).sell(cart)));
        expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
        isLetGo = true;
      });
    expect(await Promise.all(waiting)).toEqual(tills.map(() => true));
  });

  test("sell a cart once that comes under two keys, and answer a key once that comes twice", async () => {
    const product = await counter.product({ stock: 50 });
    const cart = cartOf(product);
    const key = randomUUID();
    const twice = cartOf(product);
    const till = tillAt(0);
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => till.sell(cartOf(product))),
      ...Array.from({ length: 4 }, () => till.sell(cart)),
      ...Array.from({ length: 4 }, () => till.sell(twice, key)),
    ]);
    const [carts, same] = [answers.slice(8, 12), answers.slice(12)];
    expect(carts.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    const [row] = await rowsOf("select count(*)::int as n from transaction_item where product_id = $1", product);
    expect(row).toEqual({ n: 10 });
  });

  test("take nobody along whom the database refuses", async () => {
    await rowsOf("alter table transaction add constraint none_so check (comments <> 'no') not valid");
    try {
      const product = await counter.product({ stock: 50 });
      const comments = Array.from({ length: 24 }, (_, index) => (index % 8 === 5 ? "no" : ""));
      const answers = await Promise.all(
        comments.map((comment, index) => tillAt(index).sell(cartOf(product, { comments: comment }))),
      );
      expect(answers.map(({ status }) => status)).toEqual(comments.map((comment) => (comment === "no" ? 500 : 200)));
      const [row] = await rowsOf("select current_stock from product where id = $1", product);
      expect(row).toEqual({ current_stock: 29 });
    } finally {
      await rowsOf("alter table transaction drop constraint none_so");
    }
  });
});
