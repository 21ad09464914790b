import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, type LateOrderBody, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";

const server = withTestServer();
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const minute = 60_000;
const day = 24 * 60 * minute;

let counter: Counter;
let product: ProductId;

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["stockControl", "flowControl"] });
  product = await counter.product({ price: 15_000 });
  expect((await counter.till.moveCash({ type: "OPEN", amount: 0 })).status).toBe(200);
  // Since two hours ago, so that there is a time in which something can have been sold.
  await query(
    "update register_session set opened_at = opened_at - interval '2 hours' where cafeteria_id = $1",
    counter.canteen.cafeteriaId,
  );
});

/** Sold a while ago; negative: ahead. */
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

const lateOf = (more: Partial<LateOrderBody> = {}): LateOrderBody => ({
  cartId: randomUUID(),
  orderItems: [{ type: "PRODUCT", productId: product, productVersion: 1, price: 150, quantity: 2 }],
  commensalId: null,
  comments: "",
  paymentMethod: "CASH",
  totalPrice: 300,
  sellerDiscount: null,
  dinerDiscount: null,
  markAsCompleted: true,
  soldAt: ago(minute),
  sellerId: counter.canteen.employeeId,
  registerSessionId: null,
  ...more,
});

describe("the time of a late sale", () => {
  test.each([
    ["5 minutes fast", -6 * minute],
    ["3 days fast", -3 * day],
    ["10 years fast", -3_652 * day],
    ["5 minutes slow", 6 * minute],
    ["3 days slow", 3 * day],
    ["10 years slow", 3_652 * day],
  ])("[SALE-41] of a till %s is booked between its register's opening and its arrival", async (_name, off) => {
    const [shown] = await query(
      "select id, opened_at from register_session where cafeteria_id = $1",
      counter.canteen.cafeteriaId,
    );
    for (const registerSessionId of [null, String(shown?.["id"])] as const) {
      const body = lateOf({
        soldAt: ago(off),
        registerSessionId: registerSessionId as LateOrderBody["registerSessionId"],
      });
      const sold = await counter.till.sellLate(body);
      expect(sold.status, sold.text).toBe(200);
      const [row] = await query(
        `select t.date_time >= r.opened_at as after, t.date_time <= l.received_at as before,
                t.local_date = (t.date_time at time zone c.tz_name)::date as day
           from transaction t join late_sale l on l.transaction_id = t.id
           join register_session r on r.id = t.register_session_id join cafeteria c on c.id = t.cafeteria_id
          where t.id = $1`,
        sold.data?.["id"],
      );
      expect(row).toEqual({ after: true, before: true, day: true });
      expect((await counter.till.sellLate(body)).code).toBe("CART_ALREADY_SOLD");
    }
  });

  test("[SALE-41] is kept beside what the till and its device said", async () => {
    const [soldAt, deviceTime] = [ago(20 * minute), ago(-3_652 * day)];
    const sold = await counter.till.sellLate(lateOf({ soldAt, deviceTime }));
    expect(sold.data).toMatchObject({ dateTime: soldAt });
    const [row] = await query(
      "select told_at = $2::timestamptz as told, device_time = $3::timestamptz as device from late_sale where transaction_id = $1",
      sold.data?.["id"],
      soldAt,
      deviceTime,
    );
    expect(row).toEqual({ told: true, device: true });
  });
});

describe("the discount of a late sale", () => {
  const give = (commensalId: string, categoryId: string | null) =>
    query("update commensal set discount_category_id = $2 where id = $1", commensalId, categoryId);
  async function category(rate: number, maxDiscount: number | null = null): Promise<string> {
    const [row] = await query(
      "insert into discount_category (cafeteria_id, name, rate_basis_points, max_discount) values ($1, 'Otra', $2, $3) returning id",
      counter.canteen.cafeteriaId,
      rate,
      maxDiscount,
    );
    return String(row?.["id"]);
  }

  test("[SALE-53] is refused as forged where the diner never had it, and nothing is booked", async () => {
    const { commensalId } = await counter.diner();
    const other = await category(5_000);
    const forged = lateOf({ commensalId, dinerDiscount: { rate: 1, maxDiscount: null }, totalPrice: 0 });
    const ofOther = lateOf({ commensalId, dinerDiscount: { rate: 0.5, maxDiscount: null }, totalPrice: 150 });
    for (const body of [forged, ofOther]) {
      const answer = await counter.till.sellLate(body);
      expect([answer.code, answer.extra]).toEqual(["INVALID_LATE_SALE", "UNKNOWN_DISCOUNT"]);
      expect(await query("select 1 from transaction where cart_id = $1", body.cartId)).toEqual([]);
    }
    await give(commensalId, other);
    expect((await counter.till.sellLate({ ...ofOther, soldAt: ago(-minute) })).status).toBe(200);
  });

  test("[SALE-53] counts as it was then: changed terms and another category refuse no sale of before", async () => {
    const { commensalId } = await counter.diner();
    const staff = await category(1_000, 2_500);
    await give(commensalId, staff);
    // A minute ago.
    await query(
      "update discount_assignment set since = since - interval '1 minute' where holder_id = $1 and since > '-infinity'",
      commensalId,
    );
    const honest = { commensalId, dinerDiscount: { rate: 0.1, maxDiscount: 25 }, totalPrice: 275 } as const;
    const soldAt = ago(minute / 2);
    await query("update discount_category set rate_basis_points = 9000, max_discount = null where id = $1", staff);
    await give(commensalId, null);
    expect((await counter.till.sellLate(lateOf({ ...honest, soldAt }))).data).toMatchObject({ totalPrice: 275 });
    const later = { commensalId, dinerDiscount: { rate: 0.9, maxDiscount: null }, totalPrice: 30 } as const;
    expect((await counter.till.sellLate(lateOf({ ...later, soldAt }))).extra).toBe("UNKNOWN_DISCOUNT");
  });

  test("[SALE-53] of the seller is the seller's", async () => {
    const { commensalId } = await counter.diner();
    const sold = await counter.till.sellLate(lateOf({ commensalId, sellerDiscount: 50, totalPrice: 150 }));
    expect(sold.data).toMatchObject({ totalPrice: 150, discount: 150 });
    expect(await query("select discount_source as by from transaction where id = $1", sold.data?.["id"])).toEqual([
      { by: "seller" },
    ]);
  });
});
