import { randomUUID } from "node:crypto";
import {
  type Counter,
  type RawAnswer,
  type Till,
  cartOf,
  handClock,
  openCounter,
  tallyOf,
} from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
let desk: Till;

const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const valueOf = async (text: string, ...values: readonly unknown[]): Promise<unknown> =>
  (await ask(text, ...values))[0]?.["value"];
const idOf = ({ data }: RawAnswer): string => String(data?.["id"]);
const balanceOf = (clientId: string) => valueOf("select balance as value from account where profile_id = $1", clientId);
const drawerOf = (session: unknown) =>
  valueOf("select balance as value from account where register_session_id = $1", session);
const openRegister = async (till: Till): Promise<unknown> =>
  (await till.moveCash({ type: "OPEN", amount: 100 })).data?.["sessionId"];
const expectCleanBooks = async (): Promise<void> =>
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
const today = "from=2026-11-20&until=2026-11-20";
const why = { reason: "CLIENT_REQUESTED" } as const;

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), {
    features: ["flowControl", "stockControl", "coupons", "metrics", "premiumMetrics"],
  });
  desk = counter.tillOf(counter.canteen.administratorId);
});

/** 30.00: 10.01 on account, 4.99 by card and 15.00 in cash, of the cash of the till's own register. */
async function sellSplit(till: Till = counter.till, more: object = {}) {
  const product = await counter.product({ price: 1_000, stock: 9 });
  const diner = await counter.diner({ balance: 2_000 });
  const body = {
    ...cartOf(product, { quantity: 3, paymentMethod: "CASH", commensalId: diner.commensalId }),
    payments: [
      { paymentMethod: "ACCOUNT_BALANCE", amount: 10.01 },
      { paymentMethod: "CARD", amount: 4.99 },
      { paymentMethod: "CASH", amount: 15 },
    ],
    markAsCompleted: true,
    ...more,
  } as Parameters<Till["sell"]>[0];
  const key = randomUUID();
  const sold = await till.sell(body, key);
  return { ...diner, product, sold, orderId: idOf(sold), again: () => till.sell(body, key) };
}

const rowsOf = async (path: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const { data, text, status } = await desk.get(path);
  expect(status, text).toBe(200);
  return (Array.isArray(data) ? data : (data?.["rows"] ?? [])) as never;
};
const byMethod = (rows: readonly Readonly<Record<string, unknown>>[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(rows.map(({ paymentMethod, amount }) => [String(paymentMethod), amount]));

describe("a sale paid by several methods", () => {
  test("[SPLIT-01] [SPLIT-02] is one order with a posting for each, and with its key one, however often it is sent", async () => {
    const session = await openRegister(counter.till);
    const { clientId, product, sold, orderId, again } = await sellSplit();
    expect(sold.data, sold.text).toMatchObject({
      paymentMethod: "CASH",
      totalPrice: 30,
      balanceAfter: 9.99,
      payments: [
        { paymentMethod: "ACCOUNT_BALANCE", amount: 10.01 },
        { paymentMethod: "CARD", amount: 4.99 },
        { paymentMethod: "CASH", amount: 15 },
      ],
    });
    expect((await again()).text).toBe(sold.text);
    expect([await balanceOf(clientId), await drawerOf(session)]).toEqual([999, 11_500]);
    expect(await valueOf("select current_stock as value from product where id = $1", product)).toBe(6);
    const posted = await ask(
      `select a.kind, p.amount, p.at = t.date_time as dated from posting p join account a on a.id = p.debit_account_id
         join transaction t on t.id = p.cause_id where p.cause_id = $1 order by p.amount`,
      orderId,
    );
    expect(posted).toEqual([
      { kind: "CARD", amount: 499, dated: true },
      { kind: "CLIENT", amount: 1_001, dated: true },
      { kind: "DRAWER", amount: 1_500, dated: true },
    ]);
    const told = await ask(
      "select entity_type from change_event where cafeteria_id = $1 and tab_id = 'till-tab'",
      counter.canteen.cafeteriaId,
    );
    expect(told.map((row) => row["entity_type"])).toEqual(expect.arrayContaining(["balance", "register", "order"]));
    expect((await desk.get(`/transactions/${orderId}`)).data).toMatchObject({ payments: [{}, {}, { amount: 15 }] });
    await expectCleanBooks();
  });

  test("[SPLIT-01] is refused where its parts are none, and nothing of it is booked", async () => {
    await openRegister(counter.till);
    const card = (amount: number) => ({ paymentMethod: "CARD", amount }) as const;
    const cash = (amount: number) => ({ paymentMethod: "CASH", amount }) as const;
    for (const [payments, code] of [
      [[cash(30)], "VALIDATION"],
      [[card(10), { paymentMethod: "MERCADO_PAGO", amount: 20 }], "VALIDATION"],
      [[card(10), { paymentMethod: "TRANSFER", amount: 20 }], "VALIDATION"],
      [[card(-1), cash(31)], "VALIDATION"],
      [[card(0), cash(30)], "WRONG_PAYMENT_METHOD"],
      [[card(10), card(20)], "WRONG_PAYMENT_METHOD"],
      [[card(15), { paymentMethod: "ACCOUNT_BALANCE", amount: 15 }], "WRONG_PAYMENT_METHOD"],
      [[cash(15), { paymentMethod: "CUSTOM", amount: 15 }], "WRONG_PAYMENT_METHOD"],
      [[card(15), cash(15.01)], "PRICE_CHANGED"],
      [[{ paymentMethod: "ACCOUNT_BALANCE", amount: 20.01 }, cash(9.99)], "INSUFFICIENT_BALANCE"],
    ] as const)
      expect((await sellSplit(counter.till, { payments })).sold.code, JSON.stringify(payments)).toBe(code);
    const shown = { expectedTotal: 30, payments: [card(15), cash(15.01)] };
    expect((await sellSplit(counter.till, shown)).sold.code).toBe("WRONG_PAYMENT_METHOD");
    expect(await ask("select from transaction where cafeteria_id = $1", counter.canteen.cafeteriaId)).toEqual([]);
  });

  test("[SPLIT-02] the database keeps no parts that aren't the total", async () => {
    await openRegister(counter.till);
    const { orderId } = await sellSplit();
    const whole = await sellSplit(counter.till, { payments: undefined });
    await expect(
      ask(
        `insert into payment_part (transaction_id, payment_method, account_id, amount)
         select $1, payment_method, account_id, case payment_method when 'CARD' then 1999 else amount end
           from payment_part where transaction_id = $2 and payment_method <> 'ACCOUNT_BALANCE'`,
        whole.orderId,
        orderId,
      ),
    ).rejects.toThrow(/parts of a sale do not add up/u);
    for (const change of [
      "update payment_part set amount = amount + 1 where transaction_id = $1 and payment_method = 'CARD'",
      "delete from payment_part where transaction_id = $1 and payment_method = 'CARD'",
      "update transaction set total_price = total_price - 1, subtotal = subtotal - 1 where id = $1",
      "update transaction set payment_method = 'CUSTOM' where id = $1",
      "insert into payment_part select transaction_id, 'CUSTOM', id, 1 from payment_part, account where transaction_id = $1 and kind = 'CUSTOM' limit 1",
    ])
      await expect(ask(change, orderId), change).rejects.toThrow(/parts of a sale do not add up/u);
    await expect(ask("update payment_part set amount = -amount where transaction_id = $1", orderId)).rejects.toThrow(
      /payment_part_amount_check/u,
    );
  });

  test("[SPLIT-02] the database lets no part go over to another sale, though that one's add up with it", async () => {
    await openRegister(counter.till);
    const [from, to] = [await sellSplit(), await sellSplit()];
    const move = "update payment_part set transaction_id = $2 where transaction_id = $1 and payment_method = 'CARD'";
    await ask("alter table payment_part disable trigger payment_parts_add_up");
    await ask("delete from payment_part where transaction_id = $1 and payment_method = 'CARD'", to.orderId);
    await ask("alter table payment_part enable trigger payment_parts_add_up");
    await expect(ask(move, from.orderId, to.orderId)).rejects.toThrow(/parts of a sale do not add up/u);
    await ask(
      `insert into payment_part (transaction_id, payment_method, account_id, amount)
       select $2, payment_method, account_id, amount from payment_part where transaction_id = $1 and payment_method = 'CARD'`,
      from.orderId,
      to.orderId,
    );
    await expectCleanBooks();
  });

  test("[SPLIT-01] [SPLIT-02] its parts make what is left after discounts and coupons, to the cent, and nothing is split of nothing", async () => {
    await openRegister(counter.till);
    const product = await counter.product({ price: 333 });
    const { commensalId, clientId } = await counter.diner({ balance: 1_000 });
    const couponId = await counter.coupon([product], { price: 100, uses: 5 });
    await counter.till.sellCoupon(couponId, { buyerId: clientId, paymentMethod: "CARD", quantity: 1 });
    const userCouponId = (await valueOf(
      "select id as value from user_coupon where profile_id = $1",
      clientId,
    )) as never;
    const cart = (total: number, account: number, sellerDiscount: number) =>
      ({
        ...cartOf(product, { quantity: 3, paymentMethod: "CASH", commensalId, sellerDiscount }),
        orderItems: [
          {
            type: "PRODUCT",
            productId: product,
            quantity: 3,
            productVersion: 1,
            exchangedCoupons: [{ userCouponId, quantity: 1 }],
          },
        ],
        expectedTotal: total,
        payments: [
          { paymentMethod: "ACCOUNT_BALANCE", amount: account },
          { paymentMethod: "CASH", amount: Math.round((total - account) * 100) / 100 },
        ],
      }) as Parameters<Till["sell"]>[0];
    // 6.66 less 33.33 %, which is 2.219778.
    const sold = await counter.till.sell(cart(4.44, 4.43, 33.33));
    expect(sold.data, sold.text).toMatchObject({ totalPrice: 4.44, discount: 2.22, balanceAfter: 5.57 });
    expect((await counter.till.sell(cart(4.44, 0, 33.33))).code).toBe("WRONG_PAYMENT_METHOD");
    expect((await counter.till.sell(cart(0, 0, 100))).code).toBe("WRONG_PAYMENT_METHOD");
    expect((await counter.till.sell({ ...cart(0, 0, 100), payments: undefined } as never)).status).toBe(200);
    expect((await counter.till.revert(idOf(sold), why)).status).toBe(200);
    expect(await balanceOf(clientId)).toBe(1_000);
    await expectCleanBooks();
  });

  test("[SPLIT-01] an account that went down since it was shown refuses it all, and so does a limit of the whole", async () => {
    const session = await openRegister(counter.till);
    const { commensalId, clientId } = await counter.diner({ balance: 300 });
    const product = await counter.product({ price: 500, stock: 2 });
    const split = () =>
      counter.till.sell({
        ...cartOf(product, { paymentMethod: "CASH", commensalId }),
        payments: [
          { paymentMethod: "ACCOUNT_BALANCE", amount: 3 },
          { paymentMethod: "CASH", amount: 2 },
        ],
      } as Parameters<Till["sell"]>[0]);
    const other = await counter.product({ price: 1 });
    expect((await counter.till.sell(cartOf(other, { paymentMethod: "ACCOUNT_BALANCE", commensalId }))).status).toBe(
      200,
    );
    expect(await split()).toMatchObject({ code: "INSUFFICIENT_BALANCE", extra: { missing: 0.01 } });
    expect([await balanceOf(clientId), await drawerOf(session)]).toEqual([299, 10_000]);
    expect(await valueOf("select current_stock as value from product where id = $1", product)).toBe(2);
    expect(await ask("select from transaction where commensal_id = $1 and total_price > 1", commensalId)).toEqual([]);
    await counter.till.moveCash({ type: "CLOSE", amount: 100 });
    expect((await split()).code).toBe("CLOSED_CASH_FLOW");
    await expectCleanBooks();
  });

  test("[AUDIT-01] [SPLIT-02] the audit finds a part that was booked otherwise", async () => {
    await openRegister(counter.till);
    const { orderId } = await sellSplit();
    await expectCleanBooks();
    await ask(
      `update payment_part set amount = amount + case payment_method when 'CARD' then 1 else -1 end
        where transaction_id = $1 and payment_method in ('CARD', 'CASH')`,
      orderId,
    );
    const { discrepancies } = await auditBooks(server().database.kysely);
    expect(discrepancies.map(({ kind }) => kind)).toEqual(["asientos de una operación", "asientos de una operación"]);
    await ask("alter table payment_part disable trigger payment_parts_add_up");
    await ask(
      "update payment_part set amount = amount + 1 where transaction_id = $1 and payment_method = 'CARD'",
      orderId,
    );
    await ask("alter table payment_part enable trigger payment_parts_add_up");
    const more = await auditBooks(server().database.kysely);
    expect(more.discrepancies.map(({ kind }) => kind)).toContain("pago dividido");
    await ask("alter table payment_part disable trigger payment_parts_add_up");
    await ask(
      `update payment_part set amount = case payment_method when 'CARD' then 499 when 'CASH' then 1500 else amount end
        where transaction_id = $1`,
      orderId,
    );
    await ask("alter table payment_part enable trigger payment_parts_add_up");
    await expectCleanBooks();
  });

  test("[SPLIT-08] [SPLIT-09] drawer, branch, reports and metrics count each part by its method, and the order once", async () => {
    await openRegister(counter.till);
    const { orderId, clientId } = await sellSplit();
    const expected = { ACCOUNT_BALANCE: 10.01, CARD: 4.99, CASH: 15 };
    const [interval] = await rowsOf(`/cashflow?${today}`);
    expect(interval).toMatchObject({ expected: 115, totalOrderSales: 30 });
    const items = interval?.["items"] as readonly Readonly<Record<string, unknown>>[];
    expect(byMethod(items.filter(({ type }) => type === "ORDER"))).toEqual(expected);
    const report = await desk.get(`/reports/sales/payment-method?${today}&dateFilterType=ORDER_DATE`);
    expect(report.data).toMatchObject({ total: 30, ledgerTotal: 30 });
    expect(byMethod(report.data?.["rows"] as never)).toEqual(expected);
    for (const method of ["CARD", "ACCOUNT_BALANCE"]) {
      const products = await desk.get(
        `/reports/sales/products?${today}&dateFilterType=ORDER_DATE&paymentMethod=${method}`,
      );
      expect(products.data).toMatchObject({ total: 30, ledgerTotal: 30 });
      expect((await rowsOf(`/transactions?limit=10&offset=0&paymentMethod=${method}`)).map(({ id }) => id)).toEqual([
        orderId,
      ]);
      expect((await desk.get(`/transactions/sum?paymentMethod=${method}`)).data).toMatchObject({
        total: 30,
        paidTotal: method === "CARD" ? 4.99 : 10.01,
      });
    }
    expect((await desk.get("/transactions/sum")).data).not.toHaveProperty("paidTotal");
    expect(await rowsOf("/transactions?limit=10&offset=0&paymentMethod=CUSTOM")).toEqual([]);
    const branch = (await rowsOf("/cashflow/all?dateTime=2026-11-20")).filter(({ kind }) => kind === "SALES");
    const incomes = Object.fromEntries(branch.map(({ channel, income }) => [String(channel), income]));
    expect(incomes).toMatchObject({ ACCOUNT: 10.01, CARD: 4.99, CASH: 15, null: 30 });
    const shares = await desk.get("/metrics/payment-methods?period=LAST_WEEK");
    expect(shares.status, shares.text).toBe(200);
    expect(byMethod(shares.data?.["ordersPieChart"] as never), shares.text).toEqual(expected);
    const statement = await rowsOf(`/profiles/clients/${clientId}/statement?limit=10&offset=0`);
    expect(statement[0]).toMatchObject({ transactionId: orderId, amount: -10.01, paymentMethod: "ACCOUNT_BALANCE" });
  });

  test("[CASH-11] [SPLIT-09] a sum by another method is told to nobody whose own drawer took a part of it", async () => {
    await openRegister(counter.till);
    const sum = async () => (await counter.till.get("/transactions/sum?paymentMethod=CARD")).data;
    expect(await sum()).toMatchObject({ isBlind: false });
    await sellSplit();
    expect(await sum()).toMatchObject({ isBlind: true, total: null });
    await counter.till.moveCash({ type: "CLOSE", amount: 115 });
    expect(await sum()).toMatchObject({ isBlind: false, total: 30, paidTotal: 4.99 });
  });
});

describe("what goes back of it", () => {
  const one = (amount: number, quantity = 1) => ({ lines: [{ line: 1, quantity }], amount, ...why });
  const back = (orderId: string) =>
    ask(
      `select a.kind, sum(p.amount)::bigint as amount from posting p join account a on a.id = p.credit_account_id
         join transaction t on t.id = p.cause_id
        where p.cause_kind = 'REVERT' and coalesce(t.part_of, t.id) = $1 group by a.kind order by a.kind`,
      orderId,
    );
  const all = [
    { kind: "CARD", amount: 499 },
    { kind: "CLIENT", amount: 1_001 },
    { kind: "DRAWER", amount: 1_500 },
  ];

  test("[SPLIT-06] a cancellation gives back by each method what it paid", async () => {
    const session = await openRegister(counter.till);
    const { clientId, orderId } = await sellSplit();
    expect((await counter.till.revert(orderId, why)).data).toMatchObject({ status: "CANCELLED", totalPrice: 30 });
    expect(await back(orderId)).toEqual(all);
    expect([await balanceOf(clientId), await drawerOf(session)]).toEqual([2_000, 10_000]);
    await expectCleanBooks();
  });

  test("[SPLIT-06] refunds of units and the rest's cancellation come to the same, and each part tells its methods", async () => {
    const session = await openRegister(counter.till);
    const { clientId, orderId } = await sellSplit();
    const first = await counter.till.refund(orderId, one(10));
    // 3.336…, 1.663… and 5.000 of 10.00.
    expect(first.data, first.text).toMatchObject({
      amount: 10,
      payments: [{ amount: 3.34 }, { amount: 1.66 }, { amount: 5 }],
      order: { totalPrice: 20, payments: [{ amount: 6.67 }, { amount: 3.33 }, { amount: 10 }] },
    });
    expect((await desk.get(`/transactions/${String(first.data?.["refundId"])}`)).data).toMatchObject({
      totalPrice: 10,
      payments: [{ amount: 3.34 }, { amount: 1.66 }, { amount: 5 }],
    });
    await expectCleanBooks();
    expect((await counter.till.refund(orderId, one(10))).status).toBe(200);
    await expectCleanBooks();
    expect((await counter.till.revert(orderId, why)).status).toBe(200);
    expect(await back(orderId)).toEqual(all);
    expect([await balanceOf(clientId), await drawerOf(session)]).toEqual([2_000, 10_000]);
    const report = await desk.get(`/reports/sales/payment-method?${today}&dateFilterType=ORDER_DATE`);
    expect(report.data).toMatchObject({ total: 0, ledgerTotal: 0 });
    const [interval] = await rowsOf(`/cashflow?${today}`);
    expect(interval).toMatchObject({ expected: 100 });
    await expectCleanBooks();
  });

  test("[SPLIT-06] what cost nothing goes back after all that did, and no method gives a cent for it", async () => {
    const session = await openRegister(counter.till);
    const gift = await counter.product({ price: 0 });
    const bread = await counter.product({ price: 1_000 });
    const { clientId, commensalId } = await counter.diner({ balance: 900 });
    const { orderItems, ...cart } = cartOf(bread, { paymentMethod: "CASH", commensalId });
    const sold = await counter.till.sell({
      ...cart,
      orderItems: [...orderItems, ...cartOf(gift, {}).orderItems],
      payments: [
        { paymentMethod: "ACCOUNT_BALANCE", amount: 9 },
        { paymentMethod: "CASH", amount: 1 },
      ],
      markAsCompleted: true,
    } as Parameters<Till["sell"]>[0]);
    expect((await counter.till.refund(idOf(sold), one(10))).data, sold.text).toMatchObject({
      order: { totalPrice: 0, payments: [{ amount: 0 }, { amount: 0 }] },
    });
    expect([await balanceOf(clientId), await drawerOf(session)]).toEqual([900, 10_000]);
    const rest = await counter.till.refund(idOf(sold), { lines: [{ line: 2, quantity: 1 }], amount: 0, ...why });
    expect(rest.data, rest.text).toMatchObject({ refundId: null, order: { status: "CANCELLED" } });
    expect([await balanceOf(clientId), await drawerOf(session)]).toEqual([900, 10_000]);
    await expectCleanBooks();
  });

  test("[SPLIT-06] [REVERT-04] a closed register's cash comes out of the open one of who reverts, or nothing goes back at all", async () => {
    await openRegister(counter.till);
    const { clientId, orderId } = await sellSplit();
    await counter.till.moveCash({ type: "CLOSE", amount: 115 });
    expect((await desk.revert(orderId, why)).code).toBe("CLOSED_CASH_FLOW");
    expect((await desk.refund(orderId, one(10))).code).toBe("CLOSED_CASH_FLOW");
    expect(await balanceOf(clientId)).toBe(999);
    const session = await openRegister(desk);
    expect((await desk.refund(orderId, one(10))).status).toBe(200);
    expect((await desk.revert(orderId, why)).status).toBe(200);
    expect([await balanceOf(clientId), await drawerOf(session)]).toEqual([2_000, 8_500]);
    await expectCleanBooks();
  });

  test("[REVERT-05] [SPLIT-06] what was taken without a register goes back without one", async () => {
    const { clientId, orderId } = await sellSplit(desk);
    const session = await openRegister(desk);
    expect((await desk.revert(orderId, why)).status).toBe(200);
    expect([await balanceOf(clientId), await drawerOf(session)]).toEqual([2_000, 10_000]);
    await expectCleanBooks();
  });
});

describe("[SPLIT-04] at two servers at once", () => {
  test("an account pays no more parts than it can, whoever asks", async () => {
    const another = await server().startAnother();
    await openRegister(counter.till);
    await openRegister(desk);
    const tills = [counter.till, counter.tillOf(counter.canteen.administratorId, another)];
    const product = await counter.product({ price: 1_000 });
    const { clientId, commensalId } = await counter.diner({ balance: 2_000 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (tills[index % 2] ?? counter.till).sell({
          ...cartOf(product, { paymentMethod: "CASH", commensalId }),
          payments: [
            { paymentMethod: "ACCOUNT_BALANCE", amount: 7 },
            { paymentMethod: "CASH", amount: 3 },
          ],
        } as Parameters<Till["sell"]>[0]),
      ),
    );
    expect(tallyOf(answers)).toEqual({ DONE: 2, INSUFFICIENT_BALANCE: 10 });
    expect(await balanceOf(clientId)).toBe(600);
    await expectCleanBooks();
  });
});

describe("[SPLIT-07] sold without the server", () => {
  const late = (payments: unknown, more: object = {}) =>
    desk.sellLate({
      cartId: randomUUID(),
      orderItems: [{ type: "GENERIC", name: "Tarde", price: 10, quantity: 1 }],
      commensalId: null,
      comments: "",
      paymentMethod: "CASH",
      totalPrice: 10,
      sellerDiscount: null,
      dinerDiscount: null,
      markAsCompleted: true,
      soldAt: "2026-11-20T13:05:00.000Z",
      sellerId: counter.canteen.administratorId,
      registerSessionId: null,
      payments,
      ...more,
    } as Parameters<Till["sellLate"]>[0]);

  test("keeps its parts, and what doesn't add up is forged", async () => {
    const session = await openRegister(desk);
    clock.set("2026-11-20T13:10:00Z");
    const sold = await late([
      { paymentMethod: "CARD", amount: 9.99 },
      { paymentMethod: "CASH", amount: 0.01 },
    ]);
    expect(sold.data, sold.text).toMatchObject({ payments: [{ amount: 9.99 }, { amount: 0.01 }] });
    expect(await drawerOf(session)).toBe(10_001);
    const forged = await late([
      { paymentMethod: "CARD", amount: 9.99 },
      { paymentMethod: "CASH", amount: 0.02 },
    ]);
    expect(forged.code).toBe("INVALID_LATE_SALE");
    const onAccount = await late([
      { paymentMethod: "ACCOUNT_BALANCE", amount: 5 },
      { paymentMethod: "CASH", amount: 5 },
    ]);
    expect(onAccount.code).toBe("VALIDATION");
    await expectCleanBooks();
  });
});
