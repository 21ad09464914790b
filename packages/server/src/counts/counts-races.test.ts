import { withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type Till,
  answered,
  cartOf,
  handClock,
  openCounter,
  putStock,
  rivalsOf,
} from "@cantina/testkit/orders-suite";
import { beforeAll, describe, expect, test } from "vitest";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
/** Twenty sellers, half of them at each of two servers. */
let tills: readonly Till[];

beforeAll(async () => {
  const servers = [server(), await server().startAnother()];
  counter = await openCounter(server().database, server(), { features: ["stockControl"] });
  tills = await rivalsOf(counter, server().database.query, servers, 20);
});

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

describe("counts beside tills that sell, revert and move", () => {
  test(
    "[COUNT-02] [BOOK-05] leave each stock at what lies on the shelf, oversell nothing, and let every sale through",
    { tags: ["long"] },
    async () => {
      const units = 200;
      const lost = [3, 0, 7, 1];
      const products = await Promise.all(lost.map(() => counter.product()));
      for (const product of products) await putStock(server().database.query, product, units);
      clock.set("2030-01-01T12:00:00Z");
      const countedAt = "2030-01-01T12:00:00.000Z";
      // What is sold from here on is sold after the count.
      clock.set("2030-01-01T12:00:01Z");
      const gone = products.map(() => 0);
      const note = (those: readonly string[], quantity: number): void => {
        for (const [place, product] of products.entries())
          if (those.includes(product)) gone[place] = (gone[place] ?? 0) + quantity;
      };
      const sellers = tills.map(async (till, index) => {
        for (let turn = 0; turn < 6; turn += 1) {
          const place = (index + turn) % products.length;
          const [one, other] = [products[place], products[(place + 1) % products.length]];
          if (one === undefined || other === undefined) throw new Error("no product");
          const lines = [one, other].map((productId) => ({
            type: "PRODUCT" as const,
            productId,
            quantity: 1,
            productVersion: 1,
          }));
          const cart = { ...cartOf(one), orderItems: turn % 2 === 0 ? lines : lines.toReversed() };
          const answer = await answered((key) => till.sell(cart, key));
          expect(answer.status, answer.text).toBe(200);
          note([one, other], 1);
          if (turn % 3 === 2) {
            const mistake = { reason: "MISTAKEN_ORDER", comment: "" } as const;
            const reverted = await answered((key) => till.revert(answer.data?.["id"], mistake, key));
            expect(reverted.status, reverted.text).toBe(200);
            note([one, other], -1);
          }
          if (turn % 4 !== index % 4) continue;
          // What comes and goes by hand, meanwhile.
          const [type, amount] = turn % 2 === 0 ? (["INGRESO", 3] as const) : (["EGRESO", 2] as const);
          const movement = { productId: one, type, amount, description: "Reparto" };
          const moved = await answered((key) => till.post("/stockflow", movement, key));
          expect(moved.status, moved.text).toBe(200);
          note([one], type === "INGRESO" ? -amount : amount);
        }
      });
      const counters = tills.slice(0, 4).map(async (till, index) => {
        for (let turn = 0; turn < 5; turn += 1) {
          const rows = products.map((productId, place) => ({
            productId,
            countedAt,
            quantity: units - (lost[place] ?? 0),
          }));
          const body = { rows: index % 2 === 0 ? rows : rows.toReversed() };
          const answer = await answered((key) => till.post("/stock-counts", body, key));
          expect(answer.status, answer.text).toBe(200);
        }
      });
      await Promise.all([...sellers, ...counters]);
      const stocks = await query(
        "select id, current_stock as stock, (select sum(amount) from stock_flow where product_id = p.id) as flows from product p where id = any($1)",
        products,
      );
      for (const [place, product] of products.entries()) {
        const truth = units - (lost[place] ?? 0) - (gone[place] ?? 0);
        expect(stocks.find(({ id }) => id === product)).toEqual({ id: product, stock: truth, flows: truth });
      }
    },
  );

  test("[COUNT-06] of two people at once end with the later instant, whoever is booked first", async () => {
    const product = await counter.product();
    await putStock(server().database.query, product, 50);
    clock.set("2030-01-02T12:00:10Z");
    const answers = await Promise.all(
      tills.map((till, index) =>
        answered((key) =>
          till.post(
            "/stock-counts",
            {
              rows: [
                { productId: product, countedAt: `2030-01-02T12:00:0${index % 10}.000Z`, quantity: 30 + (index % 10) },
              ],
            },
            key,
          ),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(tills.map(() => 200));
    expect(await query("select current_stock as stock from product where id = $1", product)).toEqual([{ stock: 39 }]);
  });
});
