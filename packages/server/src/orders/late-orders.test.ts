import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, type LateOrderBody, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";

let counter: Counter;
const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), { features: ["stockControl", "flowControl"] });
  expect((await counter.till.moveCash({ type: "OPEN", amount: 0 })).status).toBe(200);
});

type More = Partial<LateOrderBody> & { readonly quantity?: number; readonly price?: number };

/** Sold offline at 13:05, in cash. */
function lateOf(productId: ProductId, more: More = {}): LateOrderBody {
  const { quantity = 1, price = 150, ...body } = more;
  return {
    cartId: randomUUID(),
    orderItems: [{ type: "PRODUCT", productId, productVersion: 1, price, quantity }],
    commensalId: null,
    comments: "",
    paymentMethod: "CASH",
    totalPrice: price * quantity,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt: "2026-11-20T13:05:00.000Z",
    sellerId: counter.canteen.employeeId,
    registerSessionId: null,
    ...body,
  };
}

const later = (): void => clock.set("2026-11-20T16:00:00Z");
const sessionOf = async (orderId: unknown) =>
  (
    await ask(
      `select r.number, l.is_in_next_session as late from transaction t join late_sale l on l.transaction_id = t.id
         left join register_session r on r.id = t.register_session_id where t.id = $1`,
      orderId,
    )
  )[0];
const ordersOf = async (cartId: string) =>
  Number((await ask("select count(*) as n from transaction where cart_id = $1", cartId))[0]?.["n"]);

describe("a late sale", () => {
  test("[STOCK-01] takes its units out of the stock when the server hears of it, so that no past day changes", async () => {
    const product = await counter.product();
    await ask(
      `with put as (update product set current_stock = 5 where id = $1 returning id, cafeteria_id)
       insert into stock_flow (cafeteria_id, product_id, type, amount, date_time)
       select cafeteria_id, id, 'INITIALIZE_STOCK', 5, '2026-11-20T12:00:00Z' from put`,
      product,
    );
    later();
    const sold = await counter.till.sellLate(lateOf(product));
    expect(sold.status).toBe(200);
    expect(sold.data?.["dateTime"]).not.toBe(clock.now());
    const flows = await ask(
      "select resulting_stock as left, iso_instant(date_time) as at from stock_flow where transaction_id = $1",
      sold.data?.["id"],
    );
    expect(flows).toEqual([{ left: 4, at: "2026-11-20T16:00:00.000Z" }]);
  });

  test("[SALE-43] is booked at the prices and the time at which it was sold, whatever they are now", async () => {
    const product = await counter.product({ name: "Medialuna" });
    const { commensalId, clientId } = await counter.diner();
    const [staff] = await ask(
      "insert into discount_category (cafeteria_id, name, rate_basis_points, max_discount) values ($1, 'Personal', 1000, 2500) returning id",
      counter.canteen.cafeteriaId,
    );
    // As it was from the beginning.
    await ask(
      "insert into discount_assignment (holder_id, since, discount_category_id) values ($1, '-infinity', $2)",
      commensalId,
      staff?.["id"],
    );
    await counter.reprice(product, { name: "Medialuna grande", price: 99_900 });
    clock.set("2026-11-22T03:30:00Z");
    const sold = await counter.till.sellLate(
      lateOf(product, {
        commensalId,
        quantity: 2,
        dinerDiscount: { rate: 0.1, maxDiscount: 25 },
        totalPrice: 275,
        paymentMethod: "CARD",
      }),
    );
    expect(sold.data).toMatchObject({
      dateTime: "2026-11-20T13:05:00.000Z",
      status: "COMPLETED",
      totalPrice: 275,
      discount: 25,
      buyerId: clientId,
      commensalName: "Ana Gómez",
      orderItems: [{ name: "Medialuna", price: 150, quantity: 2, productVersion: 1, total: 275 }],
    });
    const [row] = await ask(
      "select local_date, p.amount, d.kind from transaction t join posting p on p.cause_id = t.id join account d on d.id = p.debit_account_id where t.id = $1",
      sold.data?.["id"],
    );
    expect(row).toEqual({ local_date: "2026-11-20", amount: 27_500, kind: "CARD" });
    const { balanceAfter: _none, ...order } = sold.data ?? {};
    expect((await counter.till.get(`/transactions/${String(order["id"])}`)).data).toEqual(order);
  });

  test("[SALE-43] at a class price of its version is no forgery; at any other price it is", async () => {
    const product = await counter.product({ price: 15_000, classPrice: 12_000 });
    later();
    expect((await counter.till.sellLate(lateOf(product, { price: 120 }))).status).toBe(200);
    const forged = [
      lateOf(product, { price: 119 }),
      { ...lateOf(product), totalPrice: 149 },
      lateOf(product, { commensalId: randomUUID() }),
      { ...lateOf(product), dinerDiscount: { rate: 1, maxDiscount: null }, totalPrice: 0 },
      lateOf(randomUUID() as ProductId),
    ];
    const answers = await Promise.all(forged.map((body) => counter.till.sellLate(body)));
    expect(answers.map(({ code, extra }) => [code, extra])).toEqual(
      ["UNKNOWN_PRICE", "WRONG_TOTAL", "UNKNOWN_COMMENSAL", "UNKNOWN_COMMENSAL", "UNKNOWN_PRODUCT"].map((fault) => [
        "INVALID_LATE_SALE",
        fault,
      ]),
    );
  });

  test("[SALE-41] of no time that there is can't be read, and any other is booked", async () => {
    const product = await counter.product();
    const at = (soldAt: string) => counter.till.sellLate(lateOf(product, { soldAt }));
    for (const soldAt of ["2026-02-30T13:00:00Z", "0000-01-01T00:00:00Z"])
      expect((await at(soldAt)).code).toBe("VALIDATION");
    for (const soldAt of ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"])
      expect((await at(soldAt)).data).toMatchObject({ dateTime: "2026-11-20T13:00:00.000Z" });
  });

  test("[SALE-44] is not stopped by what has changed since: deleted, hidden, restricted or limited", async () => {
    const product = await counter.product({ isDeleted: true, isHiddenForClass: true, dailyLimit: 0 });
    const { commensalId } = await counter.diner({ isDeleted: true, dailyLimit: 1 });
    later();
    expect((await counter.till.sellLate(lateOf(product, { commensalId }))).status).toBe(200);
  });

  test("[SALE-42] is told of by its seller or an administrator, and by nobody else", async () => {
    const product = await counter.product();
    const body = lateOf(product, { sellerId: counter.canteen.administratorId });
    later();
    expect((await counter.till.sellLate(body)).code).toBe("WRONG_PERMISSIONS");
    const own = lateOf(product);
    const told = await counter.tillOf(counter.canteen.administratorId).sellLate(own);
    expect(told.data).toMatchObject({ sellerId: counter.canteen.employeeId });
    expect(await sessionOf(told.data?.["id"])).toEqual({ number: 1, late: false });
  });

  test("[SALE-42] of somebody who lost the right before it was sold is refused, after it is booked", async () => {
    const product = await counter.product();
    const administrator = counter.tillOf(counter.canteen.administratorId);
    later();
    await ask("update profile set status = 'DELETED' where id = $1", counter.canteen.employeeId);
    await ask("update profile set disabled_at = '2026-11-20T13:10:00Z' where id = $1", counter.canteen.employeeId);
    expect((await administrator.sellLate(lateOf(product, { soldAt: "2026-11-20T13:10:00Z" }))).code).toBe(
      "SELLER_NOT_ALLOWED",
    );
    expect((await administrator.sellLate(lateOf(product, { soldAt: "2026-11-20T13:09:59Z" }))).status).toBe(200);
  });

  test("[SALE-45] goes into the session it was sold in, else into the next one, and waits for that", async () => {
    const product = await counter.product();
    const first = await counter.till.sellLate(lateOf(product));
    expect(await sessionOf(first.data?.["id"])).toEqual({ number: 1, late: false });
    later();
    await counter.till.moveCash({ type: "CLOSE", amount: 150 });
    const [body, key] = [lateOf(product), randomUUID()];
    expect((await counter.till.sellLate(body, key)).code).toBe("CLOSED_CASH_FLOW");
    expect(await ordersOf(body.cartId)).toBe(0);
    await counter.till.moveCash({ type: "OPEN", amount: 0 });
    const second = await counter.till.sellLate(body, key);
    expect(await sessionOf(second.data?.["id"])).toEqual({ number: 2, late: true });
    const drawers = await ask(
      "select r.number, a.balance from register_session r join account a on a.register_session_id = r.id where r.cafeteria_id = $1 order by r.number",
      counter.canteen.cafeteriaId,
    );
    expect(drawers).toEqual([
      { number: 1, balance: 0 },
      { number: 2, balance: 15_000 },
    ]);
  });

  test("[SALE-46] beyond the stock writes the shortage, leaves 0 and a flow that adds up", async () => {
    const product = await counter.product({ stock: 2, name: "Tarta" });
    later();
    const sold = await counter.till.sellLate(
      lateOf(product, {
        totalPrice: 750,
        orderItems: [3, 2].map((quantity) => ({
          type: "PRODUCT",
          productId: product,
          productVersion: 1,
          price: 150,
          quantity,
        })),
      }),
    );
    expect(sold.status).toBe(200);
    const sums = await ask(
      `select p.current_stock as stock, (select sum(f.amount)::int from stock_flow f where f.product_id = p.id) as flows,
         (select sum(f.amount)::int from stock_flow f where f.transaction_id = $2) as "out" from product p where p.id = $1`,
      product,
      sold.data?.["id"],
    );
    expect(sums).toEqual([{ stock: 0, flows: 0, out: -5 }]);
    const administrator = counter.tillOf(counter.canteen.administratorId);
    expect((await administrator.get("/stockflow/shortages")).data).toMatchObject([
      { productId: product, name: "Tarta", quantity: 3, currentStock: 0, orderId: sold.data?.["id"], countId: null },
    ]);
    expect((await counter.till.get("/stockflow/shortages")).code).toBe("WRONG_PERMISSIONS");
  });
});

describe("late sales, over any cuts", () => {
  test("[SALE-48] of one cart are one sale: with its attempt, under one key and under several, all at once", async () => {
    const product = await counter.product({ stock: 50 });
    later();
    for (let round = 0; round < 5; round += 1) {
      const [body, key] = [lateOf(product), randomUUID()];
      const answers = await Promise.all([
        counter.till.sellLate(body, key),
        counter.till.sellLate(body, key),
        counter.till.sellLate(body),
        counter.till.sell(cartOf(product, { cartId: body.cartId })),
      ]);
      expect(await ordersOf(body.cartId)).toBe(1);
      for (const { status, code } of answers) expect(status === 200 || code === "CART_ALREADY_SOLD").toBe(true);
      const again = await counter.till.sellLate(body, key);
      expect(again.status === 200 || again.code === "CART_ALREADY_SOLD").toBe(true);
    }
    expect((await ask("select current_stock from product where id = $1", product))[0]).toEqual({ current_stock: 45 });
  });

  test("[SALE-46] that race for the last units all count, and what was missing is in the shortages", async () => {
    const product = await counter.product({ stock: 5 });
    later();
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => counter.till.sellLate(lateOf(product))),
      ...Array.from({ length: 4 }, () => counter.till.sell(cartOf(product))),
    ]);
    const inStore = answers.slice(8).filter(({ status }) => status === 200).length;
    expect(answers.slice(0, 8).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const [row] = await ask(
      `select p.current_stock as stock, (select sum(amount)::int from stock_flow where product_id = p.id) as flows,
         (select sum(quantity)::int from stock_shortage where product_id = p.id) as missing from product p where p.id = $1`,
      product,
    );
    expect(row).toEqual({ stock: 0, flows: 0, missing: 8 + inStore - 5 });
  });
});
