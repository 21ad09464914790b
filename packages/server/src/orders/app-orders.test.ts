import { everyChange, withTestServer } from "@cantina/testkit/database";
import { type Counter, answered, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";

// 10:00 of a Friday at that place.
const now = "2026-11-20T13:00:00Z";
const noon = "2026-11-20T15:00:00Z";
const clock = handClock(now);
const server = withTestServer({ clock });
let counter: Counter;
let family: Awaited<ReturnType<Counter["diner"]>>;

beforeEach(async () => {
  clock.set(now);
  counter = await openCounter(server().database, server(), {
    features: ["flowControl"],
    allowIgnoreMinimumBalance: true,
  });
  family = await counter.diner({ balance: 50_000 });
});

const set = (columns: string) =>
  server().database.query(`update cafeteria set ${columns} where id = $1`, [counter.canteen.cafeteriaId]);
async function order(more: Partial<Parameters<typeof cartOf>[1]> = {}) {
  const product = await counter.product({ price: 10_000, stock: 3 });
  return cartOf(product, {
    commensalId: family.commensalId,
    paymentMethod: "ACCOUNT_BALANCE",
    pickUpDateTime: noon,
    ...more,
  });
}
const send = async (more: Partial<Parameters<typeof cartOf>[1]> = {}) =>
  counter.tillOf(family.clientId).sell(await order(more));
const codeOf = async (more: Partial<Parameters<typeof cartOf>[1]> = {}) => {
  const { code, extra } = await send(more);
  return code === "PICKUP_NOT_AVAILABLE" ? (extra as { readonly reason: string }).reason : (code ?? "ok");
};

describe("an order from the app", () => {
  test("[APP-06] is booked as such: without a seller and a register, on the account, with its pickup", async () => {
    const placed = await send({ pickUpDateTime: "2026-11-20T12:00:00-03:00" });
    expect(placed.data).toMatchObject({
      originMedium: "MOBILE",
      status: "STARTED",
      sellerId: null,
      pickUpDateTime: "2026-11-20T15:00:00.000Z",
      totalPrice: 100,
      balanceAfter: 400,
    });
    const { balanceAfter: _balanceAfter, ...stored } = placed.data ?? {};
    const board = await counter.till.get("/transactions/orders/pending_and_cancelled");
    expect(board.data).toEqual([stored]);
    const [event] = await server().database.query(
      `select 1 from ${everyChange} e where entity_type = 'order' and entity_id = $1`,
      [stored["id"]],
    );
    expect(event).toBeDefined();
  });

  test("[APP-01] is for the client's own commensals", async () => {
    const other = await counter.diner({ balance: 50_000 });
    expect(await codeOf({ commensalId: other.commensalId })).toBe("WRONG_COMMENSAL");
    expect(await codeOf({ commensalId: null })).toBe("COMMENSAL_MISSING");
    expect(await codeOf({ paymentMethod: "CASH" })).toBe("WRONG_PAYMENT_METHOD");
  });

  test("[APP-02] takes no liberties", async () => {
    expect(await codeOf({ ignoreInsufficientBalance: true })).toBe("WRONG_PERMISSIONS");
    expect(await codeOf({ sellerDiscount: 100 })).toBe("WRONG_PERMISSIONS");
    expect(await codeOf({ sellerDiscount: 0 })).toBe("WRONG_PERMISSIONS");
    expect(await codeOf({ markAsCompleted: true })).toBe("WRONG_PERMISSIONS");
    expect(await codeOf({ ignoreLimit: true })).toBe("WRONG_PERMISSIONS");
    expect(await codeOf({ ignoreAllProductsDailyLimit: true })).toBe("WRONG_PERMISSIONS");
    const cheap = { type: "GENERIC", name: "Menú", price: 0.01, quantity: 1 } as const;
    expect(await codeOf({ orderItems: [cheap] })).toBe("WRONG_PERMISSIONS");
    expect(await server().database.query("select 1 from transaction where buyer_id = $1", [family.clientId])).toEqual(
      [],
    );
  });

  test("[APP-02] pays today's price, whatever version or total it names", async () => {
    const product = await counter.product({ price: 10_000 });
    await counter.reprice(product, { price: 20_000 });
    const body = cartOf(product, {
      commensalId: family.commensalId,
      paymentMethod: "ACCOUNT_BALANCE",
      pickUpDateTime: noon,
    });
    const client = counter.tillOf(family.clientId);
    expect((await client.sell({ ...body, expectedTotal: 100 })).code).toBe("PRICE_CHANGED");
    expect((await client.sell(body)).code).toBe("PRICE_CHANGED");
    expect((await client.sell({ ...body, expectedTotal: 200 })).data).toMatchObject({ totalPrice: 200 });
  });

  test("[APP-01] redeems no coupon of another family", async () => {
    const other = await counter.diner({ balance: 50_000 });
    await server().database.query("update cafeteria set features = '{flowControl,coupons}' where id = $1", [
      counter.canteen.cafeteriaId,
    ]);
    const product = await counter.product({ price: 10_000 });
    const couponId = await counter.coupon([product], { price: 1_000 });
    const boss = counter.tillOf(counter.canteen.administratorId);
    const bought = await boss.sellCoupon(couponId, {
      buyerId: other.clientId,
      paymentMethod: "ACCOUNT_BALANCE",
      quantity: 1,
    });
    expect(bought.status, bought.text).toBe(200);
    const [row] = await server().database.query("select id from user_coupon where profile_id = $1", [other.clientId]);
    const exchangedCoupons = [{ userCouponId: String(row?.["id"]), quantity: 1 }];
    const item = { type: "PRODUCT", productId: product, quantity: 1, productVersion: 1, exchangedCoupons } as const;
    expect(await codeOf({ orderItems: [item] })).toBe("COUPONS_NOT_AVAILABLE");
  });

  test("[APP-02] a client reaches nothing of the counter but its own order", async () => {
    const client = counter.tillOf(family.clientId);
    const placed = await send();
    const orderId = String(placed.data?.["id"]);
    const refusals = [
      await client.put("/transactions/orders/mark_delivered", { orderIds: [orderId] }),
      await client.put("/orders/all/mark_delivered"),
      await client.put(`/orders/${orderId}/undo_delivered`),
      await client.get("/transactions/orders/pending_and_cancelled/"),
    ];
    for (const { status, code, text } of refusals) expect([status, code], text).toEqual([403, "WRONG_PERMISSIONS"]);
    expect((await client.get(`/transactions/${orderId}`)).data).toMatchObject({ id: orderId });
    const stranger = counter.tillOf((await counter.diner()).clientId);
    expect(await stranger.get(`/transactions/${orderId}`)).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });

  test("[APP-03] is of products that the app shows", async () => {
    const hidden = await order();
    await server().database.query("update product set shown_in_app = false where cafeteria_id = $1", [
      counter.canteen.cafeteriaId,
    ]);
    expect((await counter.tillOf(family.clientId).sell(hidden)).code).toBe("WRONG_PRODUCT");
  });

  test("[APP-04] is fetched when the cafeteria offers it", async () => {
    expect(await codeOf({ pickUpDateTime: null })).toBe("MISSING");
    expect(await codeOf({ pickUpDateTime: now })).toBe("PAST");
    expect((await send({ pickUpDateTime: "2026-02-31T15:00:00Z" })).code).toBe("VALIDATION");
    await set("closed_days = '{2026-11-20}'");
    expect(await codeOf()).toBe("CLOSED_DAY");
    await set("closed_days = '{}', allowed_order_pickup_time_type = 'DISCRETE'");
    expect(await codeOf()).toBe("NOT_OFFERED");
    await server().database.query(
      "insert into pickup_time (cafeteria_id, time, label) values ($1, '12:00', 'Almuerzo')",
      [counter.canteen.cafeteriaId],
    );
    expect(await codeOf()).toBe("ok");
    await set(`allowed_order_pickup_time_type = 'INTERVAL', allowed_interval_order_pickup_time_start = '12:30',
      allowed_interval_order_pickup_time_end = '14:00'`);
    expect(await codeOf()).toBe("NOT_OFFERED");
    expect(await codeOf({ pickUpDateTime: "2026-11-20T16:00:00Z" })).toBe("ok");
  });

  test("[APP-05] for today is in time before the cut-offs", async () => {
    await set("day_order_request_time_limit = '10:00'");
    expect(await codeOf()).toBe("CUT_OFF");
    await set("day_order_request_time_limit = '10:01'");
    expect(await codeOf()).toBe("ok");
    await server().database.query("update category set request_time_limit = '09:59:59' where cafeteria_id = $1", [
      counter.canteen.cafeteriaId,
    ]);
    expect(await codeOf()).toBe("CATEGORY_CUT_OFF");
  });

  test("[APP-06] of a hundred at once for the money of five, exactly five are booked", { tags: ["long"] }, async () => {
    const product = await counter.product({ price: 10_000 });
    const client = counter.tillOf(family.clientId);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => {
        const { commensalId } = family;
        const cart = cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE", pickUpDateTime: noon });
        return answered((key) => client.sell(cart, key));
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === "INSUFFICIENT_BALANCE")).toHaveLength(95);
  });

  test("[APP-04] has a pickup, which a sale at the counter has not", async () => {
    await server().database.query("update cafeteria set features = '{}' where id = $1", [counter.canteen.cafeteriaId]);
    expect((await counter.till.sell(await order())).code).toBe("VALIDATION");
    expect((await counter.till.sell(await order({ pickUpDateTime: null }))).data).toMatchObject({
      originMedium: "WEB",
    });
  });
});
