import { randomUUID } from "node:crypto";
import { type Counter, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeAll, describe, expect, test } from "vitest";

type Listed = {
  readonly data: readonly { readonly id: string; readonly dateTime: string }[];
  readonly totalCount: number;
};

let counter: Counter;
const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });

beforeAll(async () => {});

const list = async (query: string): Promise<Listed> => {
  const answer = await counter.till.get(`/transactions?${query}`);
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as Listed;
};

describe("the history", () => {
  test("[BOOK-14] pages newest first without a gap or a repeat, even among orders of one instant", async () => {
    counter = await openCounter(server().database, server());
    const product = await counter.product();
    const { commensalId } = await counter.diner();
    for (let minute = 0; minute < 4; minute += 1) {
      clock.set(`2026-11-20T13:0${minute}:00.250Z`);
      await Promise.all(Array.from({ length: 6 }, () => counter.till.sell(cartOf(product, { commensalId }))));
    }
    const pages = await Promise.all(
      [0, 7, 14, 21, 28].map((offset) => list(`limit=7&offset=${offset}&commensalId=${commensalId}`)),
    );
    expect(pages.map(({ data, totalCount }) => [data.length, totalCount])).toEqual(
      [7, 7, 7, 3, 0].map((rows) => [rows, 24]),
    );
    const rows = pages.flatMap(({ data }) => data);
    expect(new Set(rows.map((row) => row.id)).size).toBe(24);
    const sorted = [...rows].sort((a, b) => (`${a.dateTime}${a.id}` < `${b.dateTime}${b.id}` ? 1 : -1));
    expect(rows).toEqual(sorted);
  });

  test("[BOOK-14] shows an order exactly as it was answered, with its own copy of names and prices", async () => {
    counter = await openCounter(server().database, server(), { discountRate: 250 });
    const product = await counter.product({ name: "Té", price: 1_999 });
    const { commensalId } = await counter.diner({ balance: 100_000 });
    const sold = await counter.till.sell({
      ...cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE", comments: "rápido", markAsCompleted: true }),
      orderItems: [
        { type: "GENERIC", name: "Fruta", price: 10.5, quantity: 2 },
        { type: "PRODUCT", productId: product, quantity: 3, productVersion: 1 },
      ],
    });
    await counter.reprice(product, { name: "Té verde", price: 5_000 });
    const { balanceAfter: _balanceAfter, ...order } = sold.data ?? {};
    expect((await counter.till.get(`/transactions/${String(order["id"])}`)).data).toEqual(order);
    const person = { name: "Persona", isDeleted: false };
    const shown = {
      ...order,
      marketplaceFee: 0,
      className: "3º A",
      commensal: { name: "Ana Gómez", isDeleted: false },
      buyer: person,
      seller: person,
      cancellation: null,
      invoices: [],
    };
    expect(await list("")).toEqual({ data: [shown], totalCount: 1 });
    expect(order).toMatchObject({ status: "COMPLETED", comments: "rápido", commensalName: "Ana Gómez" });
  });

  test("[BOOK-14] of another cafeteria is not there", async () => {
    const other = await openCounter(server().database, server());
    const sold = await other.till.sell(cartOf(await other.product()));
    counter = await openCounter(server().database, server());
    expect((await list("")).totalCount).toBe(0);
    const foreign = await counter.till.get(`/transactions/${String(sold.data?.["id"])}`);
    expect(foreign).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await counter.till.get(`/transactions/${randomUUID()}`)).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });
});
