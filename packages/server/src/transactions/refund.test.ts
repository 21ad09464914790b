import { randomUUID } from "node:crypto";
import {
  type Counter,
  type RawAnswer,
  type Till,
  addProfile,
  cartOf,
  handClock,
  openCounter,
  signInAs,
} from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { foldConsumption } from "../consumption/index.ts";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;

const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const idOf = ({ data }: RawAnswer): string => String(data?.["id"]);
const why = { reason: "CLIENT_REQUESTED", comment: " le sobró " } as const;
const drawerOf = async (session: unknown): Promise<unknown> =>
  (await ask("select balance from account where register_session_id = $1", session))[0]?.["balance"];
const balanceOf = async (clientId: string): Promise<unknown> =>
  (await ask("select balance from account where profile_id = $1", clientId))[0]?.["balance"];
const stockOf = async (product: string): Promise<unknown> =>
  (await ask("select current_stock as units from product where id = $1", product))[0]?.["units"];
const openRegister = async (till: Till): Promise<unknown> =>
  (await till.moveCash({ type: "OPEN", amount: 100 })).data?.["sessionId"];
const expectCleanBooks = async (): Promise<void> =>
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), {
    features: ["flowControl", "stockControl", "commensalDailyLimit", "coupons", "inventory", "calendarProducts"],
  });
  await openRegister(counter.till);
});

/** Three of 3.33, a third of a cent each off: 9.00. */
async function sellThree(more: object = {}) {
  const product = await counter.product({ price: 333, stock: 5, dailyLimit: 4 });
  const diner = await counter.diner({ balance: 10_000, dailyLimit: 1_200 });
  const sold = await counter.till.sell({
    ...cartOf(product, { quantity: 3, paymentMethod: "ACCOUNT_BALANCE", commensalId: diner.commensalId }),
    sellerDiscount: 10,
    markAsCompleted: true,
    ...more,
  });
  expect(sold.status, sold.text).toBe(200);
  return { product, ...diner, orderId: idOf(sold), total: sold.data?.["totalPrice"] };
}
const one = (amount: number, quantity = 1) => ({ lines: [{ line: 1, quantity }], amount, ...why });

describe("a refund of units", () => {
  test("[REFUND-02] [REFUND-05] [REFUND-06] gives back their share, their stock and their part of the limits, and the order keeps the rest", async () => {
    const { product, clientId, commensalId, orderId, total } = await sellThree();
    expect([total, await balanceOf(clientId), await stockOf(product)]).toEqual([8.99, 9_101, 2]);
    clock.set("2026-11-20T13:05:00Z");
    const refund = await counter.till.refund(orderId, one(3));
    expect(refund.data, refund.text).toMatchObject({
      amount: 3,
      order: {
        id: orderId,
        status: "COMPLETED",
        subtotal: 6.66,
        discount: 0.67,
        totalPrice: 5.99,
        refunded: 3,
        cancellation: null,
        orderItems: [{ line: 1, quantity: 2, total: 5.99 }],
      },
    });
    expect([await balanceOf(clientId), await stockOf(product)]).toEqual([9_401, 3]);
    const history = await counter.till.get("/transactions?limit=10&offset=0");
    const rows = history.data as unknown as readonly Readonly<Record<string, unknown>>[];
    expect(rows.find(({ id }) => id === refund.data?.["refundId"])).toMatchObject({
      partOf: orderId,
      status: "CANCELLED_ARCHIVED",
      subtotal: 3.33,
      discount: 0.33,
      totalPrice: 3,
      dateTime: "2026-11-20T13:00:00.000Z",
      orderItems: [{ line: 1, quantity: 1, total: 3 }],
      cancellation: {
        reason: "CLIENT_REQUESTED",
        comment: "le sobró",
        by: "CAFETERIA",
        at: "2026-11-20T13:05:00.000Z",
      },
    });
    // Of the product 4 a day, and 12.00 of the diner: 2 and 5.99 are sold.
    const cart = { commensalId, paymentMethod: "ACCOUNT_BALANCE", markAsCompleted: true } as const;
    expect((await counter.till.sell(cartOf(product, { ...cart, quantity: 2 }))).code).toBe("DAILY_LIMIT_EXCEEDED");
    expect((await counter.till.sell(cartOf(product, { ...cart, quantity: 3 }))).code).toBe(
      "DAILY_STOCK_LIMIT_EXCEEDED",
    );
    expect((await counter.till.sell(cartOf(product, cart))).status).toBe(200);
    expect((await counter.till.refund(orderId, one(3))).status).toBe(200);
    expect((await counter.till.revert(orderId, why)).data).toMatchObject({ status: "CANCELLED", totalPrice: 2.99 });
    expect(await balanceOf(clientId)).toBe(10_000 - 333);
    expect(await stockOf(product)).toBe(4);
    await expectCleanBooks();
  });

  test("[REFUND-03] of all that is left is the cancellation", async () => {
    const { clientId, orderId } = await sellThree();
    await counter.till.refund(orderId, one(3));
    const all = await counter.till.refund(orderId, one(5.99, 2));
    expect(all.data).toMatchObject({ refundId: null, amount: 5.99, order: { status: "CANCELLED" } });
    expect(await balanceOf(clientId)).toBe(10_000);
    expect((await counter.till.refund(orderId, one(5.99, 2))).code).toBe("INVALID_REVERT_TRANSACTION");
    await expectCleanBooks();
  });

  test("[REFUND-01] [REFUND-08] of more than is left, of another amount than was shown and of nothing is refused", async () => {
    const { clientId, orderId } = await sellThree();
    const before = await ask("select * from posting");
    for (const body of [one(8.99, 4), { ...one(3), lines: [{ line: 2, quantity: 1 }] }])
      expect((await counter.till.refund(orderId, body)).code).toBe("INVALID_REVERT_TRANSACTION");
    expect((await counter.till.refund(orderId, { ...one(3), lines: [] })).code).toBe("VALIDATION");
    expect(await counter.till.refund(orderId, one(2.99))).toMatchObject({
      code: "STALE_ENTRY",
      extra: { id: orderId, version: 1 },
    });
    expect((await counter.till.refund(randomUUID(), one(3))).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    expect(await ask("select * from posting")).toEqual(before);
    const key = randomUUID();
    const first = await counter.till.refund(orderId, one(3), key);
    expect((await counter.till.refund(orderId, one(3), key)).text).toBe(first.text);
    expect(await balanceOf(clientId)).toBe(9_401);
  });

  test("[REFUND-04] takes cash out of the drawer that took it, and of a closed one out of the register open now", async () => {
    const product = await counter.product({ price: 1_000 });
    const sold = idOf(await counter.till.sell(cartOf(product, { quantity: 4 })));
    const other = counter.tillOf(
      await addProfile(server().database.query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE"),
    );
    const [mine] = await ask("select id from register_session where seller_id = $1", counter.canteen.employeeId);
    expect((await other.refund(sold, one(10))).status).toBe(200);
    expect(await drawerOf(mine?.["id"])).toBe(13_000);
    await counter.till.moveCash({ type: "CLOSE", amount: 130 });
    const closed = await ask("select * from register_session where id = $1", mine?.["id"]);
    expect((await other.refund(sold, one(10))).code).toBe("CLOSED_CASH_FLOW");
    const theirs = await openRegister(other);
    expect((await other.refund(sold, one(10))).status).toBe(200);
    expect([await drawerOf(mine?.["id"]), await drawerOf(theirs)]).toEqual([0, 9_000]);
    expect(await ask("select * from register_session where id = $1", mine?.["id"])).toEqual(closed);
    const close = await other.moveCash({ type: "CLOSE", amount: 90 });
    expect(close.data).toMatchObject({ expected: 90, difference: 0 });
    await expectCleanBooks();
  });

  test("[REFUND-01] leaves what coupons paid to the whole order", async () => {
    const product = await counter.product({ price: 500 });
    const { clientId, commensalId } = await counter.diner({ balance: 50_000 });
    const couponId = await counter.coupon([product], { price: 4_000, uses: 10 });
    await counter.till.sellCoupon(couponId, { buyerId: clientId, paymentMethod: "CARD", quantity: 1 });
    const [book] = await ask("select id from user_coupon where profile_id = $1", clientId);
    const exchangedCoupons = [{ userCouponId: String(book?.["id"]) as never, quantity: 2 }];
    const sold = await counter.till.sell({
      ...cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }),
      orderItems: [{ type: "PRODUCT", productId: product, quantity: 3, productVersion: 1, exchangedCoupons }],
    });
    const left = async () => (await ask("select remaining_quantity as uses from user_coupon"))[0]?.["uses"];
    expect((await counter.till.refund(idOf(sold), one(10, 2))).code).toBe("INVALID_REVERT_TRANSACTION");
    expect((await counter.till.refund(idOf(sold), one(5))).data).toMatchObject({ order: { totalPrice: 0 } });
    expect([await balanceOf(clientId), await left()]).toEqual([50_000, 8]);
    await expectCleanBooks();
    await counter.till.revert(idOf(sold), why);
    expect([await balanceOf(clientId), await left()]).toEqual([50_000, 10]);
    await expectCleanBooks();
  });

  test("[REFUND-05] takes back what the recipes of its units took, of a promotion too", async () => {
    const pantry = await counter.pantry({ harina: { available: 20 } });
    const bread = await counter.product({ price: 300, stock: 20 });
    await pantry.cook(bread, { harina: 2 });
    const menu = await counter.product({ price: 500, holds: [{ productId: bread, quantity: 2 }] });
    const token = await signInAs(server().database, counter.canteen.administratorId);
    const flour = async () => {
      const read = await server().ask("GET", `/api/cafeterias/${counter.canteen.cafeteriaId}/inventory/consumables`, {
        token,
      });
      const rows = JSON.parse(read.text) as { data: readonly { name: string; availableQuantity: number }[] };
      return rows.data.find(({ name }) => name === "harina")?.availableQuantity;
    };
    const sold = await counter.till.sell({
      ...cartOf(bread, { markAsCompleted: true }),
      orderItems: [bread, menu].map((productId) => ({ type: "PRODUCT", productId, quantity: 2, productVersion: 1 })),
    });
    expect([await flour(), await stockOf(bread)]).toEqual([8, 14]);
    await counter.till.refund(idOf(sold), { ...one(5), lines: [{ line: 2, quantity: 1 }] });
    expect([await flour(), await stockOf(bread)]).toEqual([12, 16]);
    await expectCleanBooks();
    // And before it was counted what the sale took.
    const next = await counter.till.sell(cartOf(bread, { quantity: 3, markAsCompleted: true }));
    await counter.till.refund(idOf(next), one(3));
    expect([await flour(), await stockOf(bread)]).toEqual([8, 14]);
    await counter.till.revert(idOf(next), why);
    expect([await flour(), await stockOf(bread)]).toEqual([12, 16]);
    await expectCleanBooks();
  });

  test("[CONSUME-06] [REFUND-05] of what stays low tells no second alert", async () => {
    const pantry = await counter.pantry({ harina: { available: 20, alertLevel: 12 } });
    const bread = await counter.product({ price: 300, stock: 20 });
    await pantry.cook(bread, { harina: 2 });
    const alerts = async () => {
      await foldConsumption(server().database.kysely);
      const told = await ask("select 1 from low_stock_alert where consumable_id = $1", pantry.idOf("harina"));
      return [await pantry.available(), told.length];
    };
    const sold = idOf(await counter.till.sell(cartOf(bread, { quantity: 5, markAsCompleted: true })));
    expect(await alerts()).toEqual([{ harina: 10 }, 1]);
    await counter.till.refund(sold, one(3));
    expect(await alerts()).toEqual([{ harina: 12 }, 1]);
    await counter.till.refund(sold, one(3));
    expect(await alerts()).toEqual([{ harina: 14 }, 1]);
    await counter.till.sell(cartOf(bread, { quantity: 1, markAsCompleted: true }));
    expect(await alerts()).toEqual([{ harina: 12 }, 2]);
  });

  test("[REFUND-06] of an order that waits leaves the rest to the kitchen, and the part on no board", async () => {
    const product = await counter.product({ price: 1_000, stock: 9 });
    const sold = idOf(await counter.till.sell(cartOf(product, { quantity: 3 })));
    clock.set("2026-11-20T13:05:00Z");
    await counter.till.refund(sold, one(10));
    const board = await counter.till.get("/transactions/orders/pending_and_cancelled");
    expect(board.data).toMatchObject([{ id: sold, version: 2, orderItems: [{ quantity: 2 }] }]);
    await counter.till.put("/transactions/orders/mark_delivered", { orderIds: [sold] });
    await expectCleanBooks();
  });

  test("[REFUND-07] of a date of a pass and of what is invoiced is refused, and no client asks for any", async () => {
    const { orderId, clientId } = await sellThree();
    const client = counter.tillOf(clientId);
    expect((await client.refund(orderId, one(3))).status).toBe(403);
    await ask(
      "insert into invoice (id, cafeteria_id, transaction_id, kind, total) values (gen_random_uuid(), $1, $2, 'INVOICE', 899)",
      counter.canteen.cafeteriaId,
      orderId,
    );
    expect((await counter.till.refund(orderId, one(3))).code).toBe("INVALID_REVERT_TRANSACTION");
    await ask("update invoice set status = 'VOID', settled_at = now() where transaction_id = $1", orderId);
    expect((await counter.till.refund(orderId, one(3))).status).toBe(200);
  });
});
